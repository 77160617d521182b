package org.colonnade.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.text.Span;

/**
 * An extended regular tree grammar over entity keys, and the writes that tell who writes which keys.
 *
 * <p>Invariants: {@code root} tells which keys may be the root of a group; each kind that occurs has exactly one
 * production, in which the arguments on the left are different variables; a kind has the same number of arguments
 * everywhere.
 */
public record Grammar(
        String name,
        List<Domain> domains,
        Content<Key> root,
        List<Production> productions,
        List<Write> writes,
        Span at) {
    /** The name of the imaginary node above the roots. */
    public static final String ROOT = "root";

    public Grammar {
        domains = List.copyOf(domains);
        productions = List.copyOf(productions);
        writes = List.copyOf(writes);
    }

    public Optional<Production> production(String kind) {
        return productions.stream().filter(p -> p.head().kind().equals(kind)).findFirst();
    }

    /** Returns every key in it: under the root, in productions from left to right, and in writes. */
    public List<Key> keys() {
        List<Key> keys = new ArrayList<>();
        root.forEachKey(keys::add);
        productions.forEach(p -> p.content().forEachKey(keys::add));
        writes.forEach(w -> keys.add(w.key()));
        return keys;
    }

    @Override
    public String toString() {
        return name;
    }
}
