package org.colonnade.workload;

import java.util.List;
import org.colonnade.model.Step;
import org.colonnade.text.Span;

/** A partner along a step, named by its key: an operand for each of its columns. */
public record Connection(Step step, List<Operand> key, Span at) {
    public Connection {
        key = List.copyOf(key);
    }

    @Override
    public String toString() {
        return step.name() + "(" + Operand.list(key) + ")";
    }
}
