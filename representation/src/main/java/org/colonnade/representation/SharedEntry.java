package org.colonnade.representation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.representation.Access.Kind;
import org.colonnade.text.NearNames;

/**
 * Who accesses which parts of one entry together.
 *
 * <p>Invariants: there are at least two parts; no access deletes whole blocks, for that is the same however they are cut.
 */
record SharedEntry(List<AccessPath> parts, List<Visit> visits) {
    private static final int NAMES = 4;

    SharedEntry {
        parts = List.copyOf(parts);
        visits = List.copyOf(visits);
    }

    /** The parts that an access has to do with. */
    record Visit(String request, List<AccessPath> parts) {}

    /** For the atoms of one element of a scope. */
    static SharedEntry of(AccessPath element, List<Atom> atoms, Stream<Access> accesses) {
        return new SharedEntry(
                atoms.stream().map(Atom::path).toList(),
                accesses.filter(a -> a.kind() != Kind.DELETE)
                        .map(a -> new Visit(a.request().name(), met(a, element, atoms)))
                        .toList());
    }

    /** Who appends an element writes all of it. */
    private static List<AccessPath> met(Access access, AccessPath element, List<Atom> atoms) {
        boolean appended = access.appends().stream().anyMatch(a -> element.startsWith(a.every()));
        return atoms.stream()
                .filter(a -> appended || access.reads(a) || access.writes(a))
                .map(Atom::path)
                .toList();
    }

    /** What there is to say of them, by what they are called together. */
    String text(String subject) {
        List<String> all = names(v -> v.parts().size() == parts.size());
        List<String> several = new ArrayList<>(names(v -> v.parts().size() > 1));
        several.removeAll(all);
        if (all.isEmpty() && several.isEmpty()) {
            return "nobody accesses several of " + subject + " together" + clause(idle(), ", nor ", " at all");
        }
        return (all.isEmpty()
                        ? "several of " + subject + " are accessed together by " + some(several)
                        : subject + " are accessed together by " + some(all)
                                + (several.isEmpty() ? "" : ", several of them by " + some(several)))
                + clause(alone(), ", ", " only alone")
                + clause(idle(), ", ", " by nobody");
    }

    private List<String> names(Predicate<Visit> which) {
        return visits.stream().filter(which).map(Visit::request).distinct().toList();
    }

    /** The parts that are accessed, but never with another. */
    private List<AccessPath> alone() {
        return parts.stream()
                .filter(p -> !idle().contains(p))
                .filter(p -> visits.stream()
                        .noneMatch(v -> v.parts().contains(p) && v.parts().size() > 1))
                .toList();
    }

    private List<AccessPath> idle() {
        return parts.stream()
                .filter(p -> visits.stream().noneMatch(v -> v.parts().contains(p)))
                .toList();
    }

    private static String clause(List<AccessPath> parts, String before, String after) {
        List<String> names = parts.stream().map(AccessPath::toString).toList();
        return names.isEmpty() ? "" : before + NearNames.list(names) + after;
    }

    /** Names, of which the first few are shown. */
    static String some(List<String> names) {
        String shown = names.stream().limit(NAMES).collect(Collectors.joining(", "));
        return names.size() > NAMES ? shown + " and " + (names.size() - NAMES) + " more" : shown;
    }
}
