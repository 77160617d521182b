package org.colonnade.automaton;

import org.colonnade.grammar.Content;

/** A key of an enumerated grammar, with its texts, which are made once: its label, and the state of nodes with it. */
record NamedKey(GroundKey key, String label, Content.Child<String> symbol) {
    static NamedKey of(GroundKey key) {
        String label = key.toString();
        return new NamedKey(key, label, new Content.Child<>("q_" + label));
    }

    String state() {
        return symbol.key();
    }
}
