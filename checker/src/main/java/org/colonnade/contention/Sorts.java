package org.colonnade.contention;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Domain;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;

/**
 * The sorts of values in a grammar: which arguments of which kinds range over the same values.
 *
 * <p>Arguments belong to one sort if one variable stands for both in a production, under {@code root} or in the
 * key of a write; and all arguments that are writers are of the sort of users. A sort is finite if a domain
 * lists the values of a last argument of that sort; then its values are those of all its domains. A sort is
 * <em>compared</em> if a write rule has a constant or a variable twice at its arguments: only then does it
 * matter for the writers of a key which of its arguments are equal.
 */
final class Sorts {
    private final Map<String, Integer> firsts = new HashMap<>();
    private final Map<String, Set<String>> domains = new HashMap<>();
    private final Grammar grammar;
    private final int[] parents;
    private final int users;
    private final Set<Integer> compared = new HashSet<>();

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
        grammar.domains()
                .forEach(d -> domains.computeIfAbsent(d.kind(), k -> new LinkedHashSet<>())
                        .addAll(d.values().stream()
                                .map(Argument.Constant::value)
                                .toList()));
        join();
        grammar.writes().forEach(this::compare);
    }

    private void join() {
        join(keys(grammar));
        for (Production production : grammar.productions()) {
            List<Key> keys = new ArrayList<>(List.of(production.head()));
            production.content().forEachKey(keys::add);
            join(keys);
        }
        grammar.writes().forEach(this::join);
    }

    private static List<Key> keys(Grammar grammar) {
        List<Key> keys = new ArrayList<>();
        grammar.root().forEachKey(keys::add);
        return keys;
    }

    private Map<String, Integer> join(List<Key> keys) {
        Map<String, Integer> variables = new HashMap<>();
        for (Key key : keys) {
            for (int i = 0; i < key.arguments().size(); i++) {
                if (key.arguments().get(i) instanceof Argument.Variable variable) {
                    int position = firsts.get(key.kind()) + i;
                    union(position, variables.computeIfAbsent(variable.name(), n -> position));
                }
            }
        }
        return variables;
    }

    private void join(Write write) {
        Map<String, Integer> variables = join(List.of(write.key()));
        if (write.by() instanceof Write.By.User user && variables.containsKey(user.toString())) {
            union(users, variables.get(user.toString()));
        }
    }

    private void compare(Write write) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < write.key().arguments().size(); i++) {
            Argument argument = write.key().arguments().get(i);
            if (argument instanceof Argument.Constant || !seen.add(argument.toString())) {
                compared.add(of(write.key().kind(), i));
            }
        }
    }

    private void union(int one, int other) {
        parents[find(Math.max(one, other))] = find(Math.min(one, other));
    }

    private int find(int position) {
        int found = position;
        while (parents[found] != found) {
            found = parents[found];
        }
        return found;
    }

    int of(String kind, int argument) {
        return find(firsts.get(kind) + argument);
    }

    int users() {
        return find(users);
    }

    boolean isCompared(int sort) {
        return compared.contains(sort);
    }

    /** The values of a kind's last argument, if a domain lists them. */
    Optional<Set<String>> domain(String kind) {
        return Optional.ofNullable(domains.get(kind));
    }

    /** The kinds whose last argument is of a sort and has a domain. */
    List<String> kindsWithDomain(int sort) {
        return grammar.domains().stream()
                .filter(d -> lastSort(d) == sort)
                .map(Domain::kind)
                .distinct()
                .toList();
    }

    private int lastSort(Domain domain) {
        int arguments = grammar.production(domain.kind())
                .orElseThrow()
                .head()
                .arguments()
                .size();
        return of(domain.kind(), arguments - 1);
    }

    /** All values of a sort; empty if it is open. */
    Optional<Set<String>> values(int sort) {
        List<String> kinds = kindsWithDomain(sort);
        Set<String> values = new LinkedHashSet<>();
        kinds.forEach(k -> values.addAll(domains.get(k)));
        return kinds.isEmpty() ? Optional.empty() : Optional.of(values);
    }

    /** What invented names begin with: u for users, else the initial of the first kind that ends in the sort. */
    String initial(int sort) {
        return sort == users()
                ? "u"
                : grammar.productions().stream()
                        .map(Production::head)
                        .filter(h -> endsIn(h, sort))
                        .findFirst()
                        .map(h -> h.kind().substring(0, 1).toLowerCase(Locale.ROOT))
                        .orElse("v");
    }

    private boolean endsIn(Key head, int sort) {
        return !head.arguments().isEmpty() && of(head.kind(), head.arguments().size() - 1) == sort;
    }
}
