package org.colonnade.redis;

import java.util.List;
import java.util.Optional;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;

/**
 * Changes of blocks that are made as one step, in their order, by a script.
 *
 * <p>For whole entries of one block, which are most, there is one that does little else than to put them.
 */
sealed interface Writing permits StepWriting, PutWriting {
    /** The families that it needs, in the order in which the script tells of them. */
    List<Shape> shapes();

    Command command();

    /** All changes as one. */
    static Writing of(Families families, List<Mutation> mutations) {
        return of(families, Optional.empty(), mutations);
    }

    /** Changes that are made if an entry is as demanded. */
    static Writing of(Families families, Optional<Demand> demand, List<Mutation> mutations) {
        return PutWriting.of(families, demand, mutations)
                .<Writing>map(w -> w)
                .orElseGet(() -> StepWriting.of(families, demand, mutations));
    }

    /** One for each block. */
    static List<Writing> ofBlocks(Families families, List<Mutation> mutations) {
        return Mutation.byBlocks(mutations).stream().map(m -> of(families, m)).toList();
    }
}
