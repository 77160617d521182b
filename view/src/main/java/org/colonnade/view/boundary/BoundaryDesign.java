package org.colonnade.view.boundary;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.boundary.AggregateBlock;
import org.colonnade.boundary.BoundaryAdvice;
import org.colonnade.design.Design;
import org.colonnade.grouping.Group;

/** Writes proposed aggregates in the design language, ready to stand beside their design. */
public final class BoundaryDesign {
    private static final String NAME = "aggregates";

    private BoundaryDesign() {}

    /**
     * Writes a grouping if something is nested, with comments on how to declare it as value objects, and an aggregate
     * for each root that the design does not declare; or a comment if the design has all of that.
     */
    public static String of(Design design, BoundaryAdvice advice) {
        boolean nests = !advice.boundaries().nestings().isEmpty();
        String roots = advice.placements().stream()
                .filter(p -> p.nesting().isEmpty() && !p.declared())
                .map(p -> "aggregate " + p.entity() + " as advised\n")
                .collect(Collectors.joining());
        return nests
                ? grouping(design, advice) + roots + "\n" + values(design, advice)
                : roots.isEmpty() ? "// nothing to add: the design declares all aggregates that are proposed\n" : roots;
    }

    private static String grouping(Design design, BoundaryAdvice advice) {
        return "grouping " + name(design) + " { "
                + advice.blocks().stream()
                        .map(AggregateBlock::group)
                        .map(Group::toString)
                        .collect(Collectors.joining("  "))
                + " }\n";
    }

    private static String values(Design design, BoundaryAdvice advice) {
        NestedValues nested = new NestedValues(design.model(), advice.boundaries());
        List<String> lines = Stream.of(
                        Stream.of("To have what is nested cut and kept with its root, declare it as value objects:"),
                        nested.values().stream().map(v -> "  " + v),
                        Stream.of("in place of the entities, and fields of those that stay:"),
                        nested.fields().stream().map(f -> "  " + f))
                .flatMap(s -> s)
                .toList();
        return lines.stream().map(l -> "// " + l + "\n").collect(Collectors.joining());
    }

    /** One that the design does not use. */
    private static String name(Design design) {
        String name = NAME;
        for (int i = 2; isTaken(design, name); i++) {
            name = NAME + i;
        }
        return name;
    }

    private static boolean isTaken(Design design, String name) {
        return design.groupings().stream().anyMatch(g -> g.name().equals(name));
    }
}
