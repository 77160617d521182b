package org.colonnade.regrouping;

import java.util.List;
import org.colonnade.block.BlockGrammar;
import org.colonnade.contention.Findings;
import org.colonnade.grouping.Grouping;
import org.colonnade.workload.Statement;

/**
 * A grouping that is worth considering.
 *
 * <p>Invariant: {@code blocks} are those of the grouping, in the order of its roots.
 */
public record GroupingAdvice(Grouping grouping, Score score, List<Statement> within, List<Block> blocks) {
    public GroupingAdvice {
        within = List.copyOf(within);
        blocks = List.copyOf(blocks);
    }

    /** One kind of block of a grouping, and what its check has found. */
    public record Block(BlockGrammar grammar, Findings findings) {}
}
