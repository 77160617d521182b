package org.colonnade.automaton;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Ranges;
import org.colonnade.grammar.Sorts;

/**
 * The values that the arguments of keys range over.
 *
 * <p>A sort has the values that the domains of its arguments list. An open one has its constants and as many invented
 * values as the extent says. The last argument of a kind that has a domain is one of that domain's values only.
 */
final class SortValues {
    private final Grammar grammar;
    private final Sorts sorts;
    private final Ranges ranges;
    private final Map<Integer, Set<String>> values = new HashMap<>();

    SortValues(Grammar grammar, Extent extent) {
        this.grammar = grammar;
        this.sorts = new Sorts(grammar);
        this.ranges = new Ranges(grammar, sorts);
        sorts.all().forEach(s -> ranges.values(s).ifPresent(all -> values.put(s, all)));
        invent(extent);
    }

    private void invent(Extent extent) {
        Set<Integer> finite = Set.copyOf(values.keySet());
        Set<String> taken = new HashSet<>();
        grammar.domains().forEach(d -> d.values().forEach(v -> taken.add(v.value())));
        Map<Integer, Set<String>> constants = constants();
        constants.values().forEach(taken::addAll);
        Set<String> prefixes = new HashSet<>();
        for (int sort : sorts.all()) {
            if (!finite.contains(sort)) {
                int count = sort == sorts.users() ? extent.users() : extent.others();
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

    /** Names a sort by the first kind that ends in it, or by its last variable in the first key that has one. */
    private String word(int sort) {
        List<Key> heads = grammar.productions().stream().map(Production::head).toList();
        Stream<String> kinds = heads.stream().filter(h -> sorts.isLast(sort, h)).map(Key::kind);
        Stream<String> variables = heads.stream()
                .flatMap(h -> IntStream.iterate(h.arguments().size() - 1, i -> i >= 0, i -> i - 1)
                        .filter(i -> sorts.of(h.kind(), i) == sort)
                        .mapToObj(i -> h.arguments().get(i).toString()));
        return Stream.concat(kinds, variables).findFirst().orElse(sort == sorts.users() ? "user" : "value");
    }

    private Map<Integer, Set<String>> constants() {
        Map<Integer, Set<String>> constants = new HashMap<>();
        for (Key key : grammar.keys()) {
            for (int i = 0; i < key.arguments().size(); i++) {
                if (key.arguments().get(i) instanceof Argument.Constant constant) {
                    constants
                            .computeIfAbsent(sorts.of(key.kind(), i), s -> new LinkedHashSet<>())
                            .add(constant.value());
                }
            }
        }
        return constants;
    }

    /** Returns the values of an argument of a kind, in order. */
    Set<String> of(String kind, int argument) {
        return values.get(sorts.of(kind, argument));
    }

    Set<String> users() {
        return values.get(sorts.users());
    }

    /** Returns whether there is a key of a kind with these arguments. */
    boolean allow(String kind, List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            if (!of(kind, i).contains(arguments.get(i))) {
                return false;
            }
        }
        return ranges.domain(kind)
                .map(d -> d.contains(arguments.get(arguments.size() - 1)))
                .orElse(true);
    }
}
