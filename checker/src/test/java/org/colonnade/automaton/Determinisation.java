package org.colonnade.automaton;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.grammar.Content;

/**
 * Decides inclusion the naive way: follows both automata with all their states at once, on all trees there are, until
 * nothing smaller is found for any pair of sets.
 */
final class Determinisation {
    private final HedgeAutomaton first;
    private final HedgeAutomaton second;
    private final Map<Pair, Integer> pairs = new HashMap<>();
    private final Map<Node, Integer> nodes = new HashMap<>();
    private boolean changed;

    Determinisation(HedgeAutomaton first, HedgeAutomaton second) {
        this.first = first;
        this.second = second;
    }

    /** What a finished node can be assigned in either automaton. */
    private record Pair(Set<String> first, Set<String> second) {}

    /** What the rest of a rule's content must match, and the state it then assigns. */
    private record Rest(Content<String> content, String state) {}

    /** A node with some of its children. */
    private record Node(String label, Set<Rest> first, Set<Rest> second) {}

    /** The size of a smallest tree that only the first accepts. */
    OptionalInt smallest() {
        for (String label : List.of("a", "b")) {
            note(new Node(label, begin(first, label), begin(second, label)), 1);
        }
        do {
            changed = false;
            Map.copyOf(nodes).forEach(this::extend);
        } while (changed);
        return pairs.entrySet().stream()
                .filter(p -> accepts(first, p.getKey().first) && !accepts(second, p.getKey().second))
                .mapToInt(Map.Entry::getValue)
                .min();
    }

    private void extend(Node node, int size) {
        Pair pair = new Pair(assigned(node.first), assigned(node.second));
        if (size < pairs.getOrDefault(pair, Integer.MAX_VALUE)) {
            pairs.put(pair, size);
            changed = true;
        }
        Map.copyOf(pairs)
                .forEach((child, more) -> note(
                        new Node(node.label, step(node.first, child.first), step(node.second, child.second)),
                        size + more));
    }

    private void note(Node node, int size) {
        if (size < nodes.getOrDefault(node, Integer.MAX_VALUE)) {
            nodes.put(node, size);
            changed = true;
        }
    }

    private static Set<Rest> begin(HedgeAutomaton automaton, String label) {
        return automaton.rules().stream()
                .filter(r -> r.label().equals(label))
                .map(r -> new Rest(r.content(), r.state()))
                .collect(Collectors.toSet());
    }

    private static Set<Rest> step(Set<Rest> rests, Set<String> child) {
        Set<Rest> next = new HashSet<>();
        for (Rest rest : rests) {
            Derivatives.of(rest.content).forEach((then, firsts) -> {
                if (firsts.stream().anyMatch(child::contains)) {
                    next.add(new Rest(then, rest.state));
                }
            });
        }
        return next;
    }

    private static Set<String> assigned(Set<Rest> rests) {
        return rests.stream()
                .filter(r -> r.content.isNullable())
                .map(Rest::state)
                .collect(Collectors.toSet());
    }

    private static boolean accepts(HedgeAutomaton automaton, Set<String> states) {
        return states.stream().anyMatch(automaton.finals()::contains);
    }
}
