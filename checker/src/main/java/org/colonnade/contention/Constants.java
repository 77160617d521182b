package org.colonnade.contention;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Ranges;
import org.colonnade.grammar.Sorts;
import org.colonnade.grammar.Write;

/**
 * The constants of a grammar as numbers, and the values that finite sorts need.
 *
 * <p>Where no write rule compares, values of a finite sort that no production mentions and that the same domains
 * list can be exchanged for each other; of these no more are kept than the cut-off (see the package).
 */
final class Constants {
    private final Sorts sorts;
    private final Ranges ranges;
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<Integer, Set<Integer>> mentioned = new HashMap<>();
    private final Map<Integer, Set<Integer>> values = new HashMap<>();
    private final Map<String, Set<Integer>> domains = new HashMap<>();
    private final int cutOff;

    Constants(Grammar grammar, Sorts sorts, Ranges ranges) {
        this.sorts = sorts;
        this.ranges = ranges;
        cutOff = cutOff(grammar);
        grammar.keys().forEach(this::mention);
        grammar.domains()
                .forEach(d ->
                        domains.put(d.kind(), numbers(ranges.domain(d.kind()).orElseThrow())));
        grammar.productions().forEach(p -> enumerate(p.head()));
        enumerate(sorts.users());
    }

    /** Two users tell two writers apart; one more than a node has writers leaves someone out. */
    private static int cutOff(Grammar grammar) {
        Map<String, Set<Integer>> owners = new HashMap<>();
        for (Write write : grammar.writes()) {
            if (write.by() instanceof Write.By.User user) {
                List<Argument> arguments = write.key().arguments();
                for (int i = 0; i < arguments.size(); i++) {
                    if (arguments.get(i).toString().equals(user.toString())) {
                        owners.computeIfAbsent(write.key().kind(), k -> new LinkedHashSet<>())
                                .add(i);
                    }
                }
            }
        }
        return 1 + owners.values().stream().mapToInt(Set::size).max().orElse(0);
    }

    private void mention(Key key) {
        for (int i = 0; i < key.arguments().size(); i++) {
            if (key.arguments().get(i) instanceof Argument.Constant constant) {
                mentioned
                        .computeIfAbsent(sorts.of(key.kind(), i), s -> new LinkedHashSet<>())
                        .add(number(constant.value()));
            }
        }
    }

    private void enumerate(Key head) {
        for (int i = 0; i < head.arguments().size(); i++) {
            enumerate(sorts.of(head.kind(), i));
        }
    }

    private void enumerate(int sort) {
        if (!values.containsKey(sort)) {
            ranges.values(sort).ifPresent(all -> values.put(sort, numbers(needed(sort, all))));
        }
    }

    private Set<String> needed(int sort, Set<String> all) {
        if (ranges.isCompared(sort)) {
            return all;
        }
        int enough = sort == sorts.users() ? Math.max(2, cutOff) : 1;
        Map<List<Boolean>, Integer> alike = new LinkedHashMap<>();
        Set<String> needed = new LinkedHashSet<>();
        for (String value : all) {
            List<Boolean> listed = ranges.kindsWithDomain(sort).stream()
                    .map(k -> ranges.domain(k).orElseThrow().contains(value))
                    .toList();
            boolean isMentioned = mentioned.getOrDefault(sort, Set.of()).contains(numbers.get(value));
            if (isMentioned || alike.merge(listed, 1, Integer::sum) <= enough) {
                needed.add(value);
            }
        }
        return needed;
    }

    private Set<Integer> numbers(Set<String> all) {
        Set<Integer> found = new LinkedHashSet<>();
        all.forEach(v -> found.add(number(v)));
        return found;
    }

    private int number(String value) {
        return numbers.computeIfAbsent(value, v -> {
            names.add(v);
            return names.size() - 1;
        });
    }

    int of(Argument.Constant constant) {
        return numbers.get(constant.value());
    }

    String name(int number) {
        return names.get(number);
    }

    boolean isName(String name) {
        return numbers.containsKey(name);
    }

    int count() {
        return names.size();
    }

    boolean isFinite(int sort) {
        return values.containsKey(sort);
    }

    /** Returns the constants that a choice of this sort may need: all if it is finite or compared. */
    Set<Integer> choices(int sort) {
        return isFinite(sort) || ranges.isCompared(sort) ? all(sort) : Set.of();
    }

    /** All that stand for a value of this sort somewhere. */
    Set<Integer> all(int sort) {
        return isFinite(sort) ? values.get(sort) : mentioned.getOrDefault(sort, Set.of());
    }

    /** Returns whether a domain keeps this value from being the argument of a kind. */
    boolean excludes(Key head, int argument, int value) {
        boolean isLast = argument == head.arguments().size() - 1;
        return isFinite(sorts.of(head.kind(), argument))
                        && !values.get(sorts.of(head.kind(), argument)).contains(value)
                || isLast
                        && domains.containsKey(head.kind())
                        && !domains.get(head.kind()).contains(value);
    }
}
