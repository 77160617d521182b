package org.colonnade.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.colonnade.contention.Level;
import org.colonnade.contention.Verdict;

/** What was found about one thing in a design. Invariant: at least one block. */
public record Check(Subject subject, List<BlockCheck> blocks) {
    public Check {
        blocks = List.copyOf(blocks);
    }

    /** Whether a verdict holds of all its blocks. */
    public boolean holds(Level level) {
        return blocks.stream().allMatch(b -> level.of(b.findings()).holds());
    }

    /** Whether, though no block is known to break a verdict, it was too much work to decide. */
    public boolean isUndecided(Level level) {
        return !holds(level) && worst(level).isEmpty();
    }

    /** The block with the smallest counterexample. */
    public Optional<BlockCheck> worst(Level level) {
        return blocks.stream()
                .filter(b -> level.of(b.findings()) instanceof Verdict.Fails)
                .min(Comparator.comparingLong(b -> ((Verdict.Fails) level.of(b.findings())).nodes()));
    }
}
