package org.colonnade.design;

import org.colonnade.model.Path;
import org.colonnade.text.Span;

/**
 * An assertion of the application that the model cannot express: both paths always lead to the same instance.
 *
 * <p>Invariants: both paths begin at the same entity, end at the same entity, and are to-one.
 */
public record Equality(Path left, Path right, Span at) {
    @Override
    public String toString() {
        return left + " = " + right;
    }
}
