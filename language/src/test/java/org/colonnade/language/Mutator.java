package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes broken designs out of good ones: a few of their declarations, damaged in one to four places. The same seed
 * gives the same text.
 */
public final class Mutator {
    private static final String[] SPLINTERS = {
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "'",
        "/*",
        "*/",
        "//",
        ";",
        ",",
        ".",
        "..",
        "->",
        "<->",
        "--",
        "::=",
        "?",
        "*",
        "-1",
        "0",
        "1e999",
        "99999999999999999999",
        "0.5",
        "\\",
        "\u0000",
        "\uFEFF",
        "\uD83D\uDE00",
        "\uD800",
        "é",
        "\t",
        "\r",
        "\n",
        "entity",
        "value",
        "key",
        "request",
        "by",
        "SELECT",
        "FROM",
        "WHERE",
        "AND",
        "IN",
        "ORDER BY",
        "LIMIT",
        "SET",
        "CONNECT TO",
        "UPDATE",
        "DELETE",
        "grouping",
        "aggregate",
        "entry",
        "schema",
        "family",
        "over",
        "grammar",
        "root",
        "writes",
        "AS",
        "system",
        "anyone",
        "true",
        "import \"blog.design\"",
        "assert"
    };

    private final List<List<String>> designs = new ArrayList<>();

    /** Works on these designs. */
    public Mutator(List<String> texts) {
        texts.forEach(t -> designs.add(List.of(t.split("\n(?=[a-z])"))));
    }

    public String mutate(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StringBuilder text = new StringBuilder(excerpt(random));
        int wounds = 1 + random.nextInt(4);
        for (int i = 0; i < wounds; i++) {
            wound(text, random);
        }
        return text.toString();
    }

    /** A few neighbouring declarations of a design, most often its first ones, so that names resolve. */
    private String excerpt(SplittableRandom random) {
        List<String> declarations = designs.get(random.nextInt(designs.size()));
        int from = random.nextInt(3) > 0 ? 0 : random.nextInt(declarations.size());
        int to = Math.min(declarations.size(), from + 1 + random.nextInt(6));
        return String.join("\n", declarations.subList(from, to)) + "\n";
    }

    private void wound(StringBuilder text, SplittableRandom random) {
        int length = text.length();
        int at = random.nextInt(length + 1);
        int end = Math.min(length, at + 1 + random.nextInt(random.nextInt(10) == 0 ? 200 : 12));
        switch (random.nextInt(6)) {
            case 0 -> text.delete(at, end);
            case 1 -> text.insert(at, text.substring(at, end));
            case 2 -> text.insert(at, SPLINTERS[random.nextInt(SPLINTERS.length)]);
            case 3 -> text.replace(at, end, SPLINTERS[random.nextInt(SPLINTERS.length)]);
            case 4 -> text.insert(random.nextInt(length + 1), text.substring(at, end));
            default -> text.insert(at, word(text, random));
        }
    }

    /** A word from elsewhere in the text. */
    private static String word(StringBuilder text, SplittableRandom random) {
        int at = random.nextInt(Math.max(1, text.length()));
        int end = at;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        return " " + text.substring(at, end) + " ";
    }
}
