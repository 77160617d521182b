package org.colonnade.plan;

import java.util.BitSet;

/** What is asked of sets of nodes and columns so often that no other set should be made for it. */
final class Bits {
    private Bits() {}

    static boolean contains(BitSet all, BitSet some) {
        for (int i = some.nextSetBit(0); i >= 0; i = some.nextSetBit(i + 1)) {
            if (!all.get(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether some have anything that counts and is not known yet. */
    static boolean add(BitSet some, BitSet known, BitSet counting) {
        for (int i = some.nextSetBit(0); i >= 0; i = some.nextSetBit(i + 1)) {
            if (counting.get(i) && !known.get(i)) {
                return true;
            }
        }
        return false;
    }

    static BitSet both(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.and(other);
        return both;
    }

    static BitSet either(BitSet one, BitSet other) {
        BitSet either = (BitSet) one.clone();
        either.or(other);
        return either;
    }
}
