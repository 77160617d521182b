package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;

/**
 * Which arguments of keys have their values in common.
 *
 * <p>Arguments are of one sort if a variable stands for both of them in a production, under {@code root} or in the key
 * of a write; arguments that are writers are all of the sort of users. A sort is a number.
 */
final class Sorts {
    private final Grammar grammar;
    private final Map<String, Integer> firsts = new HashMap<>();
    private final int[] parents;
    private final int users;

    Sorts(Grammar grammar) {
        this.grammar = grammar;
        int positions = 0;
        for (Production production : grammar.productions()) {
            firsts.put(production.head().kind(), positions);
            positions += production.head().arguments().size();
        }
        users = positions;
        parents = new int[positions + 1];
        Arrays.setAll(parents, i -> i);
        unite();
    }

    private void unite() {
        keys(new ArrayList<>(), grammar.root()::forEachKey);
        grammar.productions().forEach(p -> keys(new ArrayList<>(List.of(p.head())), p.content()::forEachKey));
        for (Write write : grammar.writes()) {
            Map<String, Integer> variables = unite(List.of(write.key()));
            Integer writer = write.by() instanceof Write.By.User user ? variables.get(user.toString()) : null;
            if (writer != null) {
                parents[find(writer)] = find(users);
            }
        }
    }

    private void keys(List<Key> keys, Consumer<Consumer<Key>> more) {
        more.accept(keys::add);
        unite(keys);
    }

    private Map<String, Integer> unite(List<Key> keys) {
        Map<String, Integer> variables = new HashMap<>();
        for (Key key : keys) {
            for (int i = 0; i < key.arguments().size(); i++) {
                if (key.arguments().get(i) instanceof Argument.Variable variable) {
                    int position = firsts.get(key.kind()) + i;
                    Integer known = variables.putIfAbsent(variable.name(), position);
                    parents[find(position)] = find(known == null ? position : known);
                }
            }
        }
        return variables;
    }

    private int find(int position) {
        int found = position;
        while (parents[found] != found) {
            found = parents[found];
        }
        return found;
    }

    /** That of an argument of a kind. */
    int of(String kind, int argument) {
        return find(firsts.get(kind) + argument);
    }

    int users() {
        return find(users);
    }

    /** The users first, then the others as they occur. */
    Set<Integer> all() {
        Set<Integer> all = new LinkedHashSet<>(Set.of(find(users)));
        for (int p = 0; p < users; p++) {
            all.add(find(p));
        }
        return all;
    }

    /** What a sort is called: the first kind that ends in it, or the first variable of it. */
    String word(int sort) {
        String word = sort == find(users) ? "user" : "value";
        for (int p = grammar.productions().size() - 1; p >= 0; p--) {
            Key head = grammar.productions().get(p).head();
            for (int i = 0; i < head.arguments().size(); i++) {
                word = of(head.kind(), i) == sort ? head.arguments().get(i).toString() : word;
            }
        }
        for (int p = grammar.productions().size() - 1; p >= 0; p--) {
            Key head = grammar.productions().get(p).head();
            int last = head.arguments().size() - 1;
            word = last >= 0 && of(head.kind(), last) == sort ? head.kind() : word;
        }
        return word;
    }
}
