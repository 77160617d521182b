package org.colonnade.guard;

import org.colonnade.workload.Operand;
import org.colonnade.workload.Statement.Select;

/** How an update tells which instances it is about. */
sealed interface Place {
    /** By a key that the statement gives. */
    record Named(Operand key) implements Place {}

    /** By the keys that a support query answers, in one of its columns. Invariant: it answers all of them. */
    record Found(Select query, int column) implements Place {}

    /** It makes the instance, so nobody else can name it yet. */
    record New() implements Place {}

    /** It does not tell. */
    record Unknown() implements Place {}
}
