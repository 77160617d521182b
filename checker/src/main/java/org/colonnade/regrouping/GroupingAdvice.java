package org.colonnade.regrouping;

import java.util.List;
import org.colonnade.block.BlockGrammar;
import org.colonnade.contention.Findings;
import org.colonnade.contention.Verdict;
import org.colonnade.grouping.Grouping;
import org.colonnade.workload.Statement;

/**
 * A grouping that is worth considering.
 *
 * <p>Invariant: {@code blocks} are those of the grouping, in the order of its roots.
 */
public record GroupingAdvice(Grouping grouping, GroupingScore score, List<Statement> within, List<Block> blocks) {
    public GroupingAdvice {
        within = List.copyOf(within);
        blocks = List.copyOf(blocks);
    }

    /** Returns whether a verdict holds for all its blocks. */
    public boolean holds(Verdict verdict) {
        return blocks.stream().allMatch(b -> verdict.of(b.findings()).holds());
    }

    /** One kind of block of a grouping, with the findings of its check. */
    public record Block(BlockGrammar grammar, Findings findings) {}
}
