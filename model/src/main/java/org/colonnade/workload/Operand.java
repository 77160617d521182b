package org.colonnade.workload;

import org.colonnade.text.Span;

/** The value that a statement compares with or assigns: a parameter of its request, or a literal. */
public sealed interface Operand permits Parameter, Literal {
    Span at();
}
