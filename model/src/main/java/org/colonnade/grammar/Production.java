package org.colonnade.grammar;

import org.colonnade.text.Span;

/** The keys that may stand below a key. A variable that occurs only on the right is fresh in each key: any value. */
public record Production(Key head, Content<Key> content, Span at) {
    @Override
    public String toString() {
        return head + " ::= " + content;
    }
}
