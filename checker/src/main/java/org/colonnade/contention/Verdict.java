package org.colonnade.contention;

import java.util.Locale;
import java.util.function.Function;

/** The three verdicts, from strict to lax. */
public enum Verdict {
    /** Every tree has one writer of all its nodes, and no key has two: the paper's criterion. */
    STRICT(Findings::strict),
    /** No tree has two different possible writers; what nobody writes is ignored. */
    CONFLICT_FREE(Findings::conflictFree),
    /** Every tree has someone who may write all its nodes. */
    CONTAINED(Findings::contained);

    private final Function<Findings, Ruling> ruling;

    Verdict(Function<Findings, Ruling> ruling) {
        this.ruling = ruling;
    }

    public Ruling of(Findings findings) {
        return ruling.apply(findings);
    }

    /** Returns {@code conflict-free}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
