package org.colonnade.contention;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/** The states that some tree has, and the edges between them that some tree has. */
final class Usefulness {
    final Set<State> states = new LinkedHashSet<>();
    final List<State.Edge> edges = new ArrayList<>();
    private final BitSet productive = new BitSet();

    Usefulness(List<State> all) {
        findProductive(all);
        Deque<State> open = new ArrayDeque<>();
        all.stream().filter(s -> s.isRoot && productive.get(s.number)).forEach(open::add);
        while (!open.isEmpty()) {
            State state = open.remove();
            if (states.add(state)) {
                List<State.Edge> below = usefulEdges(state);
                edges.addAll(below);
                below.forEach(e -> open.add(e.child()));
            }
        }
    }

    private void findProductive(List<State> all) {
        Deque<State> open = new ArrayDeque<>(all);
        while (!open.isEmpty()) {
            State state = open.remove();
            if (!productive.get(state.number) && canEnd(state)) {
                productive.set(state.number);
                state.readers.forEach(e -> open.add(e.parent()));
            }
        }
    }

    private boolean canEnd(State state) {
        Word word = state.kind.word;
        return reached(word, 0, k -> canBe(state, k)).stream().anyMatch(word::isEnd);
    }

    private boolean canBe(State state, int key) {
        return state.children.get(key).stream().anyMatch(e -> productive.get(e.child().number));
    }

    private static BitSet reached(Word word, int from, IntPredicate canBe) {
        BitSet reached = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            int place = open.remove();
            if (!reached.get(place)) {
                reached.set(place);
                Arrays.stream(word.next(place)).filter(canBe).forEach(k -> open.add(k + 1));
            }
        }
        return reached;
    }

    private List<State.Edge> usefulEdges(State state) {
        Word word = state.kind.word;
        IntPredicate canBe = k -> canBe(state, k);
        List<State.Edge> useful = new ArrayList<>();
        reached(word, 0, canBe).stream()
                .filter(p -> p > 0 && reached(word, p, canBe).stream().anyMatch(word::isEnd))
                .forEach(p -> state.children.get(p - 1).stream()
                        .filter(e -> productive.get(e.child().number))
                        .forEach(useful::add));
        return useful;
    }
}
