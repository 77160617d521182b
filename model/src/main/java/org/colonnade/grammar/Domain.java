package org.colonnade.grammar;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.text.Span;

/** The finite set of values of a kind's last argument: {@code users = {Alice, Bob}}. Without a domain it is open. */
public record Domain(String kind, List<Argument.Constant> values, Span at) {
    public Domain {
        values = List.copyOf(values);
    }

    @Override
    public String toString() {
        return kind + " = " + values.stream().map(Argument::toString).collect(Collectors.joining(", ", "{", "}"));
    }
}
