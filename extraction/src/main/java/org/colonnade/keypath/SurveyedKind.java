package org.colonnade.keypath;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a survey found out about a kind.
 *
 * @param sampled on how many lines a key of this kind was given, not only as an ancestor of another
 * @param edges below which kinds its keys are, the most frequent first
 */
record SurveyedKind(String name, long sampled, Identifiers identifiers, List<Edge> edges) {
    SurveyedKind {
        edges = List.copyOf(edges);
    }

    /**
     * How many of the identifiers that were met are numbers and names, how long these are on average, and how many
     * differ, if they could be counted: fewer than keys if ancestors are needed to tell these apart.
     */
    record Identifiers(long numbers, long names, int length, OptionalLong distinct) {}

    /** So many different keys below a kind, or below none. */
    record Edge(Optional<String> parent, long keys, boolean exact) {}

    long keys() {
        return edges.stream().mapToLong(Edge::keys).sum();
    }

    boolean isExact() {
        return edges.stream().allMatch(Edge::exact);
    }
}
