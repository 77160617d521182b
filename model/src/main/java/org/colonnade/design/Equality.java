package org.colonnade.design;

import org.colonnade.model.Path;
import org.colonnade.text.Span;

/**
 * A rule of the application that the model cannot show: both paths always lead to the same instance.
 *
 * <p>Invariants: both begin at the same entity, end at the same entity, and are to-one.
 */
public record Equality(Path left, Path right, Span at) {
    @Override
    public String toString() {
        return left + " = " + right;
    }
}
