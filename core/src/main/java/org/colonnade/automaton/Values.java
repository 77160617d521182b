package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Domain;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;

/**
 * The values that the arguments of keys range over.
 *
 * <p>Arguments are of one sort if a variable stands for both of them in a production, under {@code root} or in the key
 * of a write; arguments that are writers are all of the sort of users. A sort has the values that the domains of its
 * arguments list. An open one has its constants and as many invented values as the extent says. The last argument of a
 * kind that has a domain is one of that domain's values only.
 */
final class Values {
    private final Grammar grammar;
    private final Map<String, Integer> firsts = new HashMap<>();
    private final int[] parents;
    private final int users;
    private final Map<Integer, Set<String>> values = new HashMap<>();
    private final Map<String, Set<String>> domains = new HashMap<>();

    Values(Grammar grammar, Extent extent) {
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
        grammar.domains().forEach(this::list);
        invent(extent);
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

    private void list(Domain domain) {
        int last = grammar.production(domain.kind())
                        .orElseThrow()
                        .head()
                        .arguments()
                        .size()
                - 1;
        for (Argument.Constant constant : domain.values()) {
            domains.computeIfAbsent(domain.kind(), k -> new LinkedHashSet<>()).add(constant.value());
            values.computeIfAbsent(sort(domain.kind(), last), s -> new LinkedHashSet<>())
                    .add(constant.value());
        }
    }

    private void invent(Extent extent) {
        Set<Integer> finite = Set.copyOf(values.keySet());
        Set<String> taken = new HashSet<>();
        grammar.domains().forEach(d -> d.values().forEach(v -> taken.add(v.value())));
        Map<Integer, Set<String>> constants = constants();
        constants.values().forEach(taken::addAll);
        Set<String> prefixes = new HashSet<>();
        for (int sort : sorts()) {
            if (!finite.contains(sort)) {
                int count = sort == find(users) ? extent.users() : extent.others();
                String word = word(sort);
                String initial = word.substring(0, 1).toLowerCase(Locale.ROOT);
                String prefix = prefixes.add(initial) ? initial : word;
                Set<String> all = new LinkedHashSet<>(constants.getOrDefault(sort, Set.of()));
                for (int i = 1, left = count; left > 0; i++) {
                    if (taken.add(prefix + i)) {
                        all.add(prefix + i);
                        left--;
                    }
                }
                values.put(sort, all);
            }
        }
    }

    /** The users first, then the others as they occur. */
    private Set<Integer> sorts() {
        Set<Integer> sorts = new LinkedHashSet<>(Set.of(find(users)));
        for (int p = 0; p < users; p++) {
            sorts.add(find(p));
        }
        return sorts;
    }

    private Map<Integer, Set<String>> constants() {
        Map<Integer, Set<String>> constants = new HashMap<>();
        List<Key> keys = new ArrayList<>();
        grammar.root().forEachKey(keys::add);
        grammar.productions().forEach(p -> p.content().forEachKey(keys::add));
        grammar.writes().forEach(w -> keys.add(w.key()));
        for (Key key : keys) {
            for (int i = 0; i < key.arguments().size(); i++) {
                if (key.arguments().get(i) instanceof Argument.Constant constant) {
                    constants
                            .computeIfAbsent(sort(key.kind(), i), s -> new LinkedHashSet<>())
                            .add(constant.value());
                }
            }
        }
        return constants;
    }

    /** What a sort is called: the first kind that ends in it, or the first variable of it. */
    private String word(int sort) {
        String word = sort == find(users) ? "user" : "value";
        for (int p = grammar.productions().size() - 1; p >= 0; p--) {
            Key head = grammar.productions().get(p).head();
            for (int i = 0; i < head.arguments().size(); i++) {
                word = sort(head.kind(), i) == sort ? head.arguments().get(i).toString() : word;
            }
        }
        for (int p = grammar.productions().size() - 1; p >= 0; p--) {
            Key head = grammar.productions().get(p).head();
            int last = head.arguments().size() - 1;
            word = last >= 0 && sort(head.kind(), last) == sort ? head.kind() : word;
        }
        return word;
    }

    private int sort(String kind, int argument) {
        return find(firsts.get(kind) + argument);
    }

    /** Those of an argument of a kind, in order. */
    Set<String> of(String kind, int argument) {
        return values.get(sort(kind, argument));
    }

    Set<String> users() {
        return values.get(find(users));
    }

    /** Whether there is a key of a kind with these arguments. */
    boolean allow(String kind, List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            if (!of(kind, i).contains(arguments.get(i))) {
                return false;
            }
        }
        Set<String> domain = domains.get(kind);
        return domain == null || domain.contains(arguments.get(arguments.size() - 1));
    }
}
