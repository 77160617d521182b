package org.colonnade.grammar;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The values that sorts range over.
 *
 * <p>A sort is finite if a domain lists the values of a last argument of that sort; then its values are those of all
 * its domains. A sort is <em>compared</em> if a write rule has a constant or a variable twice at its arguments: only
 * then does it matter for the writers of a key which of its arguments are equal.
 */
public final class Ranges {
    private final Grammar grammar;
    private final Sorts sorts;
    private final Map<String, Set<String>> domains = new HashMap<>();
    private final Set<Integer> compared = new HashSet<>();

    public Ranges(Grammar grammar, Sorts sorts) {
        this.grammar = grammar;
        this.sorts = sorts;
        grammar.domains()
                .forEach(d -> domains.computeIfAbsent(d.kind(), k -> new LinkedHashSet<>())
                        .addAll(d.values().stream()
                                .map(Argument.Constant::value)
                                .toList()));
        grammar.writes().forEach(this::compare);
    }

    private void compare(Write write) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < write.key().arguments().size(); i++) {
            Argument argument = write.key().arguments().get(i);
            if (argument instanceof Argument.Constant || !seen.add(argument.toString())) {
                compared.add(sorts.of(write.key().kind(), i));
            }
        }
    }

    public boolean isCompared(int sort) {
        return compared.contains(sort);
    }

    /** The values of a kind's last argument, if a domain lists them. */
    public Optional<Set<String>> domain(String kind) {
        return Optional.ofNullable(domains.get(kind));
    }

    /** The kinds whose last argument is of a sort and has a domain. */
    public List<String> kindsWithDomain(int sort) {
        return grammar.domains().stream()
                .map(Domain::kind)
                .filter(k ->
                        sorts.isLast(sort, grammar.production(k).orElseThrow().head()))
                .distinct()
                .toList();
    }

    /** All values of a sort; empty if it is open. */
    public Optional<Set<String>> values(int sort) {
        List<String> kinds = kindsWithDomain(sort);
        Set<String> values = new LinkedHashSet<>();
        kinds.forEach(k -> values.addAll(domains.get(k)));
        return kinds.isEmpty() ? Optional.empty() : Optional.of(values);
    }

    /** Returns the initial of invented names: u for users, else that of the first kind that ends in the sort. */
    public String initial(int sort) {
        return sort == sorts.users()
                ? "u"
                : grammar.productions().stream()
                        .map(Production::head)
                        .filter(h -> sorts.isLast(sort, h))
                        .findFirst()
                        .map(h -> h.kind().substring(0, 1).toLowerCase(Locale.ROOT))
                        .orElse("v");
    }
}
