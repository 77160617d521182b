package org.colonnade.automaton;

/** A key of an enumerated grammar, with its texts, which are made once: its label, and the state of nodes with it. */
record NamedKey(GroundKey key, String label, Expression.Symbol symbol) {
    static NamedKey of(GroundKey key) {
        String label = key.toString();
        return new NamedKey(key, label, new Expression.Symbol("q_" + label));
    }

    String state() {
        return symbol.state();
    }
}
