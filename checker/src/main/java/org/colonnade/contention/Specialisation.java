package org.colonnade.contention;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Ranges;
import org.colonnade.grammar.Sorts;
import org.colonnade.grammar.Write;

/**
 * The states that a grammar's roots lead to.
 *
 * <p>A choice of an open sort is a new value. Only if rules compare arguments of the sort it is also, in turn,
 * each argument of the same sort in the same key, and each constant of the sort: further down it may stand
 * beside that constant. A choice of a finite sort is each of its values.
 */
final class Specialisation {
    final Sorts sorts;
    final Ranges ranges;
    final Constants constants;
    final List<State> states = new ArrayList<>();
    final Map<String, KindRules> kinds = new LinkedHashMap<>();
    private final Map<List<Object>, State> known = new HashMap<>();
    private final Deque<State> open = new ArrayDeque<>();
    private final Limit limit;

    Specialisation(Grammar grammar, Limit limit) {
        this.limit = limit;
        sorts = new Sorts(grammar);
        ranges = new Ranges(grammar, sorts);
        constants = new Constants(grammar, sorts, ranges);
        for (Production production : grammar.productions()) {
            kinds.put(production.head().kind(), new KindRules(production));
        }
        for (Write write : grammar.writes()) {
            kinds.get(write.key().kind()).writes.add(write);
        }
        grammar.root().forEachKey(k -> choices(k, Map.of(), 0).forEach(a -> state(k.kind(), a).isRoot = true));
        while (!open.isEmpty()) {
            expand(open.remove());
        }
    }

    private void expand(State state) {
        Map<String, Integer> bound = new HashMap<>();
        for (int i = 0; i < state.arguments.length; i++) {
            bound.put(state.kind.head().arguments().get(i).toString(), state.arguments[i]);
        }
        List<Key> keys = state.kind.word.keys;
        for (int k = 0; k < keys.size(); k++) {
            List<State.Edge> edges = new ArrayList<>();
            for (int[] arguments : choices(keys.get(k), bound, state.registers)) {
                limit.step();
                edges.add(edge(state, k, arguments));
            }
            state.children.add(edges);
        }
    }

    private State.Edge edge(State parent, int key, int[] arguments) {
        State child = state(parent.kind.word.keys.get(key).kind(), arguments);
        int[] up = new int[child.registers];
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] < 0) {
                int register = State.register(arguments[i]);
                up[State.register(child.arguments[i])] = register < parent.registers ? register : State.Edge.FRESH;
            }
        }
        State.Edge edge = new State.Edge(parent, key, child, up);
        child.readers.add(edge);
        return edge;
    }

    private State state(String kind, int[] arguments) {
        int[] canonical = canonical(arguments);
        return known.computeIfAbsent(
                List.of(kind, Arrays.stream(canonical).boxed().toList()), k -> {
                    State state = new State(states.size(), kinds.get(kind), canonical);
                    states.add(state);
                    open.add(state);
                    return state;
                });
    }

    private static int[] canonical(int[] arguments) {
        Map<Integer, Integer> numbers = new HashMap<>();
        return Arrays.stream(arguments)
                .map(a -> a >= 0 ? a : numbers.computeIfAbsent(a, x -> State.register(numbers.size())))
                .toArray();
    }

    /** The arguments that a key may have; registers from {@code registers} on hold new values. */
    private List<int[]> choices(Key key, Map<String, Integer> bound, int registers) {
        Map<String, Integer> values = new HashMap<>(bound);
        Set<String> fresh = new LinkedHashSet<>();
        for (Argument argument : key.arguments()) {
            if (argument instanceof Argument.Constant constant) {
                values.put(constant.toString(), constants.of(constant));
            } else if (!bound.containsKey(argument.toString())) {
                fresh.add(argument.toString());
            }
        }
        List<int[]> choices = new ArrayList<>();
        choose(new Choosing(key, values, registers, choices), List.copyOf(fresh));
        return choices;
    }

    private record Choosing(Key key, Map<String, Integer> values, int registers, List<int[]> choices) {
        int[] arguments() {
            return key.arguments().stream()
                    .mapToInt(a -> values.get(a.toString()))
                    .toArray();
        }
    }

    private void choose(Choosing choosing, List<String> fresh) {
        if (fresh.isEmpty()) {
            int[] arguments = choosing.arguments();
            if (exists(choosing.key().kind(), arguments)) {
                choosing.choices().add(arguments);
            }
            return;
        }
        int next = choosing.registers() + fresh.size() - 1;
        for (int value : valuesOf(choosing, fresh.get(0), next)) {
            limit.step();
            choosing.values().put(fresh.get(0), value);
            choose(choosing, fresh.subList(1, fresh.size()));
        }
        choosing.values().remove(fresh.get(0));
    }

    private Set<Integer> valuesOf(Choosing choosing, String variable, int register) {
        Key key = choosing.key();
        int first = 0;
        while (!key.arguments().get(first).toString().equals(variable)) {
            first++;
        }
        int sort = sorts.of(key.kind(), first);
        Set<Integer> values = new LinkedHashSet<>();
        if (!constants.isFinite(sort)) {
            values.add(State.register(register));
            if (ranges.isCompared(sort)) {
                values.addAll(chosen(choosing, sort));
            }
        }
        values.addAll(constants.choices(sort));
        return values;
    }

    private Set<Integer> chosen(Choosing choosing, int sort) {
        Key key = choosing.key();
        Set<Integer> chosen = new LinkedHashSet<>();
        for (int i = 0; i < key.arguments().size(); i++) {
            Integer value = choosing.values().get(key.arguments().get(i).toString());
            if (value != null && sorts.of(key.kind(), i) == sort) {
                chosen.add(value);
            }
        }
        return chosen;
    }

    private boolean exists(String kind, int[] arguments) {
        for (int i = 0; i < arguments.length; i++) {
            if (constants.excludes(kinds.get(kind).head(), i, arguments[i])) {
                return false;
            }
        }
        return true;
    }
}
