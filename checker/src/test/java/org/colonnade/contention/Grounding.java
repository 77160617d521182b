package org.colonnade.contention;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Domain;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;

/**
 * A grammar over enumerated values, as in the paper: the keys there are, and who writes them. The reference for
 * the check of all sizes; it shares no code with it.
 */
final class Grounding {
    static final int USERS = 0;

    final Grammar grammar;
    private final Map<String, Integer> sorts = new HashMap<>();
    private final Map<Integer, Set<String>> values = new HashMap<>();
    private final Map<String, Integer> people = new LinkedHashMap<>();
    private final Map<String, Production> productions = new HashMap<>();
    private final Set<Ground> roots = new LinkedHashSet<>();
    private final Map<Ground, Map<Key, List<Ground>>> below = new LinkedHashMap<>();
    private final Map<Ground, Set<Ground>> above = new HashMap<>();
    private final Map<Ground, Integer> writers = new HashMap<>();

    /**
     * @param invented the values that an open sort has besides the constants that occur in it
     */
    Grounding(Grammar grammar, IntFunction<List<String>> invented) {
        this.grammar = grammar;
        grammar.productions().forEach(p -> productions.put(p.head().kind(), p));
        findSorts();
        for (int sort : Set.copyOf(sorts.values())) {
            values.put(sort, new LinkedHashSet<>(listed(sort)));
        }
        values.putIfAbsent(USERS, new LinkedHashSet<>(listed(USERS)));
        for (int sort : values.keySet()) {
            if (isOpen(sort)) {
                grammar.root().forEachKey(k -> collect(k, sort));
                grammar.productions().forEach(p -> p.content().forEachKey(k -> collect(k, sort)));
                grammar.writes().forEach(w -> collect(w.key(), sort));
                values.get(sort).addAll(invented.apply(sort));
            }
        }
        values.get(USERS).forEach(u -> add("user " + u));
        grammar.writes().forEach(w -> names(w.by()).forEach(this::add));
    }

    private void add(String person) {
        people.putIfAbsent(person, people.size());
    }

    private static List<String> names(Write.By by) {
        if (by instanceof Write.By.Application) {
            return List.of("system");
        } else if (by instanceof Write.By.Role role) {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < role.population(); i++) {
                names.add("role " + role.name() + i);
            }
            return names;
        }
        return List.of();
    }

    /** Gives each position a number and makes numbers equal until nothing changes. */
    private void findSorts() {
        for (Production production : grammar.productions()) {
            for (int i = 0; i < production.head().arguments().size(); i++) {
                sorts.put(production.head().kind() + i, sorts.size() + 1);
            }
        }
        List<List<Key>> scopes = new ArrayList<>();
        scopes.add(keys(grammar.root()));
        for (Production production : grammar.productions()) {
            scopes.add(keys(production.content()));
            scopes.get(scopes.size() - 1).add(production.head());
        }
        for (boolean changed = true; changed; ) {
            changed = false;
            for (List<Key> scope : scopes) {
                changed |= merge(scope, new HashMap<>());
            }
            for (Write write : grammar.writes()) {
                Map<String, Integer> least = new HashMap<>();
                if (write.by() instanceof Write.By.User user) {
                    least.put(user.toString(), USERS);
                }
                changed |= merge(List.of(write.key()), least);
            }
        }
    }

    private static List<Key> keys(Content<Key> content) {
        List<Key> keys = new ArrayList<>();
        content.forEachKey(keys::add);
        return keys;
    }

    private boolean merge(List<Key> keys, Map<String, Integer> least) {
        boolean changed = false;
        for (int pass = 0; pass < 2; pass++) {
            for (Key key : keys) {
                for (int i = 0; i < key.arguments().size(); i++) {
                    if (key.arguments().get(i) instanceof Argument.Variable variable) {
                        int now = least.merge(variable.name(), sorts.get(key.kind() + i), Math::min);
                        changed |= sorts.put(key.kind() + i, now) != now;
                    }
                }
            }
        }
        return changed;
    }

    private List<String> listed(int sort) {
        List<String> listed = new ArrayList<>();
        for (Domain domain : grammar.domains()) {
            if (lastSort(domain) == sort) {
                domain.values().forEach(v -> listed.add(v.value()));
            }
        }
        return listed;
    }

    private int lastSort(Domain domain) {
        int last = grammar.production(domain.kind())
                        .orElseThrow()
                        .head()
                        .arguments()
                        .size()
                - 1;
        return sorts.get(domain.kind() + last);
    }

    private boolean isOpen(int sort) {
        return grammar.domains().stream().noneMatch(d -> lastSort(d) == sort);
    }

    private void collect(Key key, int sort) {
        for (int i = 0; i < key.arguments().size(); i++) {
            if (key.arguments().get(i) instanceof Argument.Constant constant && sorts.get(key.kind() + i) == sort) {
                values.get(sort).add(constant.value());
            }
        }
    }

    /** A key with values, or a template that has none yet. */
    record Ground(String kind, List<String> arguments) {
        @Override
        public String toString() {
            return kind + arguments;
        }
    }

    /** All that a key may be where variables have these values. */
    List<Ground> instances(Key key, Map<String, String> bound) {
        List<Map<String, String>> bindings = List.of(bound);
        for (int i = 0; i < key.arguments().size(); i++) {
            if (key.arguments().get(i) instanceof Argument.Variable variable && !bound.containsKey(variable.name())) {
                List<Map<String, String>> more = new ArrayList<>();
                for (Map<String, String> binding : bindings) {
                    for (String value : values.get(sorts.get(key.kind() + i))) {
                        if (binding.getOrDefault(variable.name(), value).equals(value)) {
                            Map<String, String> one = new HashMap<>(binding);
                            one.put(variable.name(), value);
                            more.add(one);
                        }
                    }
                }
                bindings = more;
            }
        }
        return bindings.stream()
                .map(b -> new Ground(
                        key.kind(),
                        key.arguments().stream()
                                .map(a -> a instanceof Argument.Constant c ? c.value() : b.get(a.toString()))
                                .toList()))
                .filter(this::exists)
                .toList();
    }

    private boolean exists(Ground key) {
        for (int i = 0; i < key.arguments().size(); i++) {
            if (!values.get(sorts.get(key.kind() + i)).contains(key.arguments().get(i))) {
                return false;
            }
        }
        return grammar.domains().stream()
                .filter(d -> d.kind().equals(key.kind()))
                .allMatch(d -> d.values().stream()
                        .anyMatch(v -> v.value()
                                .equals(key.arguments().get(key.arguments().size() - 1))));
    }

    Map<String, String> binding(Ground key) {
        Map<String, String> binding = new HashMap<>();
        Key head = productions.get(key.kind()).head();
        for (int i = 0; i < head.arguments().size(); i++) {
            binding.put(head.arguments().get(i).toString(), key.arguments().get(i));
        }
        return binding;
    }

    /** The keys that may be roots. */
    Set<Ground> roots() {
        find();
        return roots;
    }

    /** All keys that roots lead to. */
    Set<Ground> keys() {
        find();
        return below.keySet();
    }

    /** What each key in the content of a key may be. */
    Map<Key, List<Ground>> below(Ground key) {
        return below.get(key);
    }

    /** The keys that a key may be below. */
    Set<Ground> above(Ground key) {
        return above.getOrDefault(key, Set.of());
    }

    Content<Key> content(Ground key) {
        return productions.get(key.kind()).content();
    }

    private void find() {
        Deque<Ground> open = new ArrayDeque<>();
        if (below.isEmpty()) {
            grammar.root().forEachKey(k -> roots.addAll(instances(k, Map.of())));
            open.addAll(roots);
        }
        while (!open.isEmpty()) {
            Ground key = open.remove();
            if (!below.containsKey(key)) {
                Map<Key, List<Ground>> instances = new IdentityHashMap<>();
                Map<String, String> binding = binding(key);
                content(key).forEachKey(k -> instances.put(k, instances(k, binding)));
                below.put(key, instances);
                instances.values().forEach(open::addAll);
                instances
                        .values()
                        .forEach(is -> is.forEach(i -> above.computeIfAbsent(i, x -> new LinkedHashSet<>())
                                .add(key)));
            }
        }
    }

    /** Who may write a key, a bit for each person. */
    int writers(Ground key) {
        return writers.computeIfAbsent(key, this::findWriters);
    }

    private int findWriters(Ground key) {
        int writers = 0;
        for (Write write : grammar.writes()) {
            if (write.key().kind().equals(key.kind())) {
                writers |= writers(write, key);
            }
        }
        return writers;
    }

    private int writers(Write write, Ground key) {
        Map<String, String> variables = new HashMap<>();
        for (int i = 0; i < key.arguments().size(); i++) {
            Argument argument = write.key().arguments().get(i);
            String value = key.arguments().get(i);
            String expected = argument instanceof Argument.Constant c
                    ? c.value()
                    : variables.getOrDefault(argument.toString(), value);
            if (!expected.equals(value)) {
                return 0;
            }
            if (argument instanceof Argument.Variable) {
                variables.put(argument.toString(), value);
            }
        }
        if (write.by() instanceof Write.By.User user && variables.containsKey(user.toString())) {
            return 1 << people.get("user " + variables.get(user.toString()));
        } else if (write.by() instanceof Write.By.User || write.by() instanceof Write.By.Anyone) {
            return (1 << people.size()) - 1;
        }
        return names(write.by()).stream().mapToInt(n -> 1 << people.get(n)).sum();
    }
}
