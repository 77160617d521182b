package org.colonnade.grammar;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.text.Span;

/** An entity key, or a template of keys: {@code articles(u, a)}. */
public record Key(String kind, List<Argument> arguments, Span at) {
    public Key {
        arguments = List.copyOf(arguments);
    }

    @Override
    public String toString() {
        return arguments.isEmpty()
                ? kind
                : kind + arguments.stream().map(Argument::toString).collect(Collectors.joining(", ", "(", ")"));
    }
}
