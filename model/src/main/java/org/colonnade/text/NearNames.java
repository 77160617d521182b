package org.colonnade.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Finds the names that someone may have meant: those within a third of the written name's length in edits (insertion,
 * deletion, substitution, swap of neighbours, ignoring case), nearest first.
 */
public final class NearNames {
    private static final int MOST = 3;
    private static final int LONGEST = 64;

    private NearNames() {}

    /** Returns a question with the near names, with all choices if none is near and they are few, or nothing. */
    public static String help(String written, Collection<String> known) {
        List<String> near = of(written, known);
        if (!near.isEmpty()) {
            return "did you mean " + either(near) + "?";
        }
        return known.isEmpty() || known.size() > 12 ? "" : "there " + are(known) + " " + list(known);
    }

    /** Returns the same help after {@code lead}, or nothing, so that a sentence can end before it. */
    public static String help(String lead, String written, Collection<String> known) {
        String help = help(written, known);
        return help.isEmpty() ? "" : lead + help;
    }

    /** Returns at most three near names, nearest first, then by name. */
    public static List<String> of(String written, Collection<String> known) {
        int limit = Math.max(1, written.length() / 3);
        if (written.length() > LONGEST) {
            return List.of();
        }
        return known.stream()
                .filter(name -> Math.abs(name.length() - written.length()) <= limit)
                .distinct()
                .map(name -> new Candidate(name, distance(written, name)))
                .filter(candidate -> candidate.distance <= limit)
                .sorted(Comparator.comparing(Candidate::distance).thenComparing(Candidate::name))
                .limit(MOST)
                .map(Candidate::name)
                .toList();
    }

    /** Returns names in backquotes, joined by commas and a final "and". */
    public static String list(Collection<String> names) {
        return join(names, "and");
    }

    /** Returns names in backquotes, joined by commas and a final "or". */
    public static String either(Collection<String> names) {
        return join(names, "or");
    }

    private static String are(Collection<String> names) {
        return names.size() == 1 ? "is" : "are";
    }

    private static String join(Collection<String> names, String last) {
        List<String> quoted = names.stream().map(n -> "`" + n + "`").toList();
        int size = quoted.size();
        return size < 2
                ? String.join("", quoted)
                : String.join(", ", quoted.subList(0, size - 1)) + " " + last + " " + quoted.get(size - 1);
    }

    private record Candidate(String name, int distance) {}

    private static int distance(String left, String right) {
        String a = left.toLowerCase(Locale.ROOT);
        String b = right.toLowerCase(Locale.ROOT);
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                d[i][j] = i == 0 || j == 0 ? i + j : step(d, a, b, i, j);
            }
        }
        return d[a.length()][b.length()];
    }

    private static int step(int[][] d, String a, String b, int i, int j) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int best = Math.min(d[i - 1][j - 1] + (same ? 0 : 1), Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, d[i - 2][j - 2] + 1) : best;
    }
}
