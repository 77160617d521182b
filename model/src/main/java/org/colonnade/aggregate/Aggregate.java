package org.colonnade.aggregate;

import org.colonnade.model.Entity;
import org.colonnade.text.Span;

/** An entity whose instances are blocks of their own, and how a block is cut. */
public record Aggregate(Entity root, CutDecision cut, Span at) {
    @Override
    public String toString() {
        return root + " " + cut;
    }
}
