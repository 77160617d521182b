package org.colonnade.workload;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.text.Span;

/** The value that a statement compares with or assigns: a parameter of its request, or a literal. */
public sealed interface Operand permits Parameter, Literal {
    Span at();

    /** Returns the operands of a key as a statement writes them. */
    static String list(List<? extends Operand> operands) {
        return operands.stream().map(Operand::toString).collect(Collectors.joining(", "));
    }
}
