package org.colonnade.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.colonnade.contention.Ruling;
import org.colonnade.contention.Verdict;

/** The findings about one subject of a design. Invariant: at least one block. */
public record Check(Subject subject, List<BlockCheck> blocks) {
    public Check {
        blocks = List.copyOf(blocks);
    }

    /** Returns whether a verdict holds for all its blocks. */
    public boolean holds(Verdict verdict) {
        return blocks.stream().allMatch(b -> verdict.of(b.findings()).holds());
    }

    /** Returns whether a verdict took too much work to decide, though no block is known to break it. */
    public boolean isUndecided(Verdict verdict) {
        return !holds(verdict) && worst(verdict).isEmpty();
    }

    /** Returns the block with the smallest counterexample. */
    public Optional<BlockCheck> worst(Verdict verdict) {
        return blocks.stream()
                .filter(b -> verdict.of(b.findings()) instanceof Ruling.Fails)
                .min(Comparator.comparingLong(b -> ((Ruling.Fails) verdict.of(b.findings())).nodes()));
    }
}
