package org.colonnade.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.colonnade.contention.Level;

/** The findings about one subject of a design. Invariant: at least one block. */
public record Check(Subject subject, List<BlockCheck> blocks) {
    public Check {
        blocks = List.copyOf(blocks);
    }

    /** Returns what it came to; unless it is {@code UNSAFE}, there is no {@link #worst worst} block. */
    public Safety safety(Level level) {
        if (blocks.stream().allMatch(b -> level.of(b.findings()).holds())) {
            return Safety.SAFE;
        }
        return worst(level).isPresent() ? Safety.UNSAFE : Safety.UNDECIDED;
    }

    /** Returns the block with the smallest counterexample. */
    public Optional<Failure> worst(Level level) {
        return blocks.stream()
                .flatMap(b -> level.of(b.findings()).failure().map(f -> new Failure(b, f)).stream())
                .min(Comparator.comparingLong(f -> f.verdict().nodes()));
    }
}
