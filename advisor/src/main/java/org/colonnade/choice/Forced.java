package org.colonnade.choice;

import java.util.BitSet;

/** What a choice is forced to: options that it must take, and options that it must not, by their numbers. */
public record Forced(BitSet present, BitSet absent) {
    public static final Forced NOTHING = new Forced(new BitSet(), new BitSet());

    public static Forced present(BitSet options) {
        return new Forced(options, new BitSet());
    }
}
