package org.colonnade.workload;

import org.colonnade.model.Step;
import org.colonnade.text.Span;

/** A partner along a step, named by its key. */
public record Connection(Step step, Operand key, Span at) {
    @Override
    public String toString() {
        return step.name() + "(" + key + ")";
    }
}
