package org.colonnade.aggregates;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a migration came to, or has come to so far.
 *
 * @param seen aggregates that were looked at
 * @param outcomes the number of aggregates for each outcome that occurred
 * @param stopped whether it was stopped before its end
 * @param behind whether the last pass still found changes
 */
public record MigrationResult(long seen, Map<MigrationOutcome, Long> outcomes, boolean stopped, boolean behind) {
    static final MigrationResult NONE = new MigrationResult(0, Map.of(), false, false);

    /** The outcomes that add up over passes; for all others, each pass tells the state anew. */
    private static final Set<MigrationOutcome> CHANGES = Set.of(MigrationOutcome.MOVED, MigrationOutcome.DELETED);

    /** The outcomes that a search for copies without a source also sees. */
    private static final Set<MigrationOutcome> OF_COPIES =
            Set.of(MigrationOutcome.MOVED, MigrationOutcome.DELETED, MigrationOutcome.FOREIGN, MigrationOutcome.KEPT);

    public MigrationResult {
        outcomes = Collections.unmodifiableMap(outcomes.isEmpty() ? Map.of() : new EnumMap<>(outcomes));
    }

    /** A whole one, of these outcomes. */
    static MigrationResult of(long seen, Map<MigrationOutcome, Long> outcomes) {
        return new MigrationResult(seen, outcomes, false, false);
    }

    /** Returns how many aggregates had an outcome. */
    public long count(MigrationOutcome outcome) {
        return outcomes.getOrDefault(outcome, 0L);
    }

    public long moved() {
        return count(MigrationOutcome.MOVED);
    }

    /** Returns whether the two stores disagree about something that a person has to decide. */
    public boolean isDisputed() {
        return count(MigrationOutcome.FOREIGN) > 0 || count(MigrationOutcome.KEPT) > 0;
    }

    boolean isChange() {
        return CHANGES.stream().anyMatch(f -> count(f) > 0);
    }

    /** Adds the outcomes of some more aggregates, of the old store or of the new one. */
    MigrationResult with(List<MigrationOutcome> more, boolean old) {
        Map<MigrationOutcome, Long> sums = new EnumMap<>(MigrationOutcome.class);
        sums.putAll(outcomes);
        more.stream().filter(f -> old || OF_COPIES.contains(f)).forEach(f -> sums.merge(f, 1L, Long::sum));
        return new MigrationResult(seen + (old ? more.size() : 0), sums, stopped, behind);
    }

    /** Adds the result of another pass over the same aggregates. */
    MigrationResult and(MigrationResult pass) {
        Map<MigrationOutcome, Long> sums = new EnumMap<>(MigrationOutcome.class);
        sums.putAll(outcomes);
        pass.outcomes.forEach((outcome, count) -> {
            if (CHANGES.contains(outcome)) {
                sums.merge(outcome, count, Long::sum);
            } else if (outcome != MigrationOutcome.THERE || seen == 0) {
                sums.merge(outcome, count, Math::max);
            }
        });
        return new MigrationResult(Math.max(seen, pass.seen), sums, pass.stopped, behind);
    }

    MigrationResult stop() {
        return new MigrationResult(seen, outcomes, true, behind);
    }

    MigrationResult unsettled() {
        return new MigrationResult(seen, outcomes, stopped, true);
    }
}
