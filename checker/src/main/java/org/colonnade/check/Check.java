package org.colonnade.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.colonnade.contention.Verdict;

/** The findings about one subject of a design. Invariant: at least one block. */
public record Check(Subject subject, List<BlockCheck> blocks) {
    public Check {
        blocks = List.copyOf(blocks);
    }

    /** Returns what it came to; unless it is {@code UNSAFE}, there is no {@link #worst worst} block. */
    public Safety safety(Verdict verdict) {
        if (blocks.stream().allMatch(b -> verdict.of(b.findings()).holds())) {
            return Safety.SAFE;
        }
        return worst(verdict).isPresent() ? Safety.UNSAFE : Safety.UNDECIDED;
    }

    /** Returns the block with the smallest counterexample. */
    public Optional<Failure> worst(Verdict verdict) {
        return blocks.stream()
                .flatMap(b -> b.failure(verdict).map(f -> new Failure(b, f)).stream())
                .min(Comparator.comparingLong(f -> f.ruling().nodes()));
    }
}
