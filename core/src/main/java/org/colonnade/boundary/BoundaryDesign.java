package org.colonnade.boundary;

import java.util.stream.Collectors;
import org.colonnade.design.Design;
import org.colonnade.grouping.Group;

/** Proposed aggregates in the design language, ready to stand beside the design that they are for. */
public final class BoundaryDesign {
    private static final String NAME = "aggregates";

    private BoundaryDesign() {}

    /** A grouping if something is nested, and an aggregate for each root that the design does not declare. */
    public static String of(Design design, BoundaryAdvice advice) {
        String grouping = advice.boundaries().nestings().isEmpty()
                ? ""
                : "grouping " + name(design) + " { "
                        + advice.blocks().stream()
                                .map(AggregateBlock::group)
                                .map(Group::toString)
                                .collect(Collectors.joining("  "))
                        + " }\n";
        return grouping
                + advice.placements().stream()
                        .filter(p -> p.nesting().isEmpty() && !p.declared())
                        .map(p -> "aggregate " + p.entity() + " as advised\n")
                        .collect(Collectors.joining());
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
