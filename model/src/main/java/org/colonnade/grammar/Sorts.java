package org.colonnade.grammar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The sorts of a grammar: they tell which arguments of which kinds range over the same values.
 *
 * <p>Two arguments are of one sort if a variable stands for both in a production, under {@code root} or in the key of a
 * write. All arguments that are writers are of the sort of users. A sort is a number.
 */
public final class Sorts {
    private final Map<String, Integer> firsts = new HashMap<>();
    private final int[] parents;
    private final int users;

    public Sorts(Grammar grammar) {
        int positions = 0;
        for (Production production : grammar.productions()) {
            firsts.put(production.head().kind(), positions);
            positions += production.head().arguments().size();
        }
        users = positions;
        parents = new int[positions + 1];
        Arrays.setAll(parents, i -> i);
        join(List.of(), grammar.root()::forEachKey);
        grammar.productions().forEach(p -> join(List.of(p.head()), p.content()::forEachKey));
        grammar.writes().forEach(this::join);
    }

    private void join(List<Key> first, Consumer<Consumer<Key>> more) {
        List<Key> keys = new ArrayList<>(first);
        more.accept(keys::add);
        join(keys);
    }

    private void join(Write write) {
        Map<String, Integer> variables = join(List.of(write.key()));
        if (write.by() instanceof Write.By.User user && variables.containsKey(user.toString())) {
            unite(users, variables.get(user.toString()));
        }
    }

    private Map<String, Integer> join(List<Key> keys) {
        Map<String, Integer> variables = new HashMap<>();
        for (Key key : keys) {
            for (int i = 0; i < key.arguments().size(); i++) {
                if (key.arguments().get(i) instanceof Argument.Variable variable) {
                    int position = firsts.get(key.kind()) + i;
                    unite(position, variables.computeIfAbsent(variable.name(), n -> position));
                }
            }
        }
        return variables;
    }

    private void unite(int one, int other) {
        parents[find(Math.max(one, other))] = find(Math.min(one, other));
    }

    private int find(int position) {
        int found = position;
        while (parents[found] != found) {
            found = parents[found];
        }
        return found;
    }

    /** Returns the sort of an argument of a kind. */
    public int of(String kind, int argument) {
        return find(firsts.get(kind) + argument);
    }

    public int users() {
        return find(users);
    }

    /** Returns whether a key's last argument is of a sort. */
    public boolean isLast(int sort, Key key) {
        return !key.arguments().isEmpty() && of(key.kind(), key.arguments().size() - 1) == sort;
    }

    /** Returns the sort of users first, then the others in the order in which they occur. */
    public Set<Integer> all() {
        Set<Integer> all = new LinkedHashSet<>(Set.of(users()));
        for (int p = 0; p < users; p++) {
            all.add(find(p));
        }
        return all;
    }
}
