package org.colonnade.automaton;

import java.util.List;

/**
 * An entity key without variables.
 *
 * <p>Invariant: its text, {@code articles(Alice,a1)}, is the same only for equal keys; other values than names are
 * quoted.
 */
record GroundKey(String kind, List<String> arguments) {
    GroundKey {
        arguments = List.copyOf(arguments);
    }

    /** A value as it stands in a key. */
    static String text(String value) {
        return isName(value) ? value : "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    private static boolean isName(String value) {
        for (int i = 0; i < value.length(); i += Character.charCount(value.codePointAt(i))) {
            if (!Character.isLetterOrDigit(value.codePointAt(i)) && "_.-".indexOf(value.codePointAt(i)) < 0) {
                return false;
            }
        }
        return !value.isEmpty();
    }

    @Override
    public String toString() {
        if (arguments.isEmpty()) {
            return kind;
        }
        StringBuilder text = new StringBuilder(kind);
        for (int i = 0; i < arguments.size(); i++) {
            text.append(i == 0 ? '(' : ',').append(text(arguments.get(i)));
        }
        return text.append(')').toString();
    }
}
