package org.colonnade.contention;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Write;

/**
 * How many values are enough to see every violation.
 *
 * @param owners the largest number of arguments of a kind that are writers
 * @param more how many values more there must be where rules compare
 */
record CutOff(int owners, int more) {

    static CutOff of(Grammar grammar) {
        Map<String, Set<Integer>> owners = new HashMap<>();
        int more = 0;
        for (Write write : grammar.writes()) {
            List<String> arguments =
                    write.key().arguments().stream().map(Argument::toString).toList();
            boolean compares = write.key().arguments().stream().anyMatch(Argument.Constant.class::isInstance)
                    || Set.copyOf(arguments).size() < arguments.size();
            more = Math.max(more, compares ? 1 : 0);
            if (write.by() instanceof Write.By.User user) {
                IntStream.range(0, arguments.size())
                        .filter(i -> arguments.get(i).equals(user.toString()))
                        .forEach(i -> owners.computeIfAbsent(write.key().kind(), k -> new HashSet<>())
                                .add(i));
            }
        }
        int arity = grammar.productions().stream()
                .mapToInt(p -> p.head().arguments().size())
                .max()
                .orElse(0);
        return new CutOff(owners.values().stream().mapToInt(Set::size).max().orElse(0), more * arity);
    }

    Grounding grounding(Grammar grammar, int users, int others) {
        return new Grounding(
                grammar,
                sort -> IntStream.range(0, more + (sort == Grounding.USERS ? users : others))
                        .mapToObj(i -> "s" + sort + "v" + i)
                        .toList());
    }
}
