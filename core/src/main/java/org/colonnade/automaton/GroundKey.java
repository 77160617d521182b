package org.colonnade.automaton;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An entity key without variables.
 *
 * <p>Invariant: its text, {@code articles(Alice,a1)}, is the same for equal keys only; a value that is more than a name
 * is quoted.
 */
record GroundKey(String kind, List<String> arguments) {
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_.\\-]+");

    GroundKey {
        arguments = List.copyOf(arguments);
    }

    /** A value as it stands in a key. */
    static String text(String value) {
        return NAME.matcher(value).matches()
                ? value
                : "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    String state() {
        return "q_" + this;
    }

    @Override
    public String toString() {
        return arguments.isEmpty()
                ? kind
                : kind + arguments.stream().map(GroundKey::text).collect(Collectors.joining(",", "(", ")"));
    }
}
