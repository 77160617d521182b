package org.colonnade.plan;

import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/** An edge of a plan space: from one state to another, both by their numbers. Moves are told apart as objects. */
public sealed interface Move permits LookupMove, SortMove, MergeMove {
    int from();

    int to();

    double cost();

    /** Whether it can be made if there are only these families, by their numbers. */
    boolean isWithin(BitSet families);

    /** What one of the functions makes of it: that for moves of its kind. */
    default <T> T match(Function<LookupMove, T> lookup, Function<SortMove, T> sort, Function<MergeMove, T> merge) {
        if (this instanceof LookupMove it) {
            return lookup.apply(it);
        }
        return this instanceof SortMove it ? sort.apply(it) : merge.apply((MergeMove) this);
    }

    /** Those that look into a family, in their order. */
    static List<LookupMove> lookups(List<Move> moves) {
        return moves.stream()
                .filter(LookupMove.class::isInstance)
                .map(LookupMove.class::cast)
                .toList();
    }
}
