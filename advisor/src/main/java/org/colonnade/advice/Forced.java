package org.colonnade.advice;

import java.util.BitSet;

/** What a choice is forced to: options that it must take, and options that it must not, by their numbers. */
record Forced(BitSet present, BitSet absent) {
    static final Forced NOTHING = new Forced(new BitSet(), new BitSet());

    static Forced present(BitSet options) {
        return new Forced(options, new BitSet());
    }
}
