package org.colonnade.plan;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.estimate.Relevance;
import org.colonnade.workload.Node;
import org.colonnade.workload.Predicate;

/**
 * Where the lookups of one query take their keys from, as texts that are equal in two queries of a request exactly if
 * they get the same values. Thousands of lookups begin at the same state, so what is said of it is kept.
 */
final class Sources {
    private final Question question;
    private final Map<State, String> rows = new HashMap<>();
    private final Map<Node, String> labels = new HashMap<>();

    Sources(Question question) {
        this.question = question;
    }

    /** The values that a column of a key is bound to. */
    String of(Bound bound) {
        return bound.binding() instanceof Binding.Known known
                ? "." + known.column() + "=" + label(known.column().node())
                : bound.binding().toString();
    }

    private String label(Node node) {
        return labels.computeIfAbsent(node, question.graph::label);
    }

    /** What determines the rows of a state: predicates that were applied, and nodes that multiply or drop rows. */
    String of(State state) {
        return rows.computeIfAbsent(state, this::text);
    }

    private String text(State state) {
        BitSet applied = (BitSet) question.tested.clone();
        applied.and(state.known());
        String predicates = applied.stream()
                .boxed()
                .flatMap(c -> question.predicates(c).stream())
                .map(Object::toString)
                .sorted()
                .collect(Collectors.joining(","));
        Set<Node> plain =
                Relevance.without(question.graph, question.nodes(state.covered()), Set.of(), question.certainty);
        return predicates + "/"
                + plain.stream().map(n -> n + "=" + label(n)).sorted().toList()
                + (Spaces.isFinalCount(question, state)
                        ? "#" + question.select.limit().getAsInt()
                        : "");
    }

    /** Whether some of the values come from rows. */
    static boolean areRows(List<Bound> bounds) {
        return bounds.stream().anyMatch(b -> b.binding() instanceof Binding.Known);
    }

    static String restriction(Predicate predicate) {
        return predicate.toString().substring(predicate.column().toString().length());
    }
}
