package org.colonnade.grammar;

import org.colonnade.text.Span;

/** What may stand below a key. A variable that occurs only on the right is fresh in each key there: any value. */
public record Production(Key head, Content content, Span at) {
    @Override
    public String toString() {
        return head + " ::= " + content;
    }
}
