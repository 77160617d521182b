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
 * @param fates the number of aggregates for each fate that occurred
 * @param stopped whether it was stopped before its end
 * @param behind whether the last pass still found changes
 */
public record MigrationResult(long seen, Map<MigrationOutcome, Long> fates, boolean stopped, boolean behind) {
    static final MigrationResult NONE = new MigrationResult(0, Map.of(), false, false);

    /** The fates that add up over passes; for all others, each pass tells the state anew. */
    private static final Set<MigrationOutcome> CHANGES = Set.of(MigrationOutcome.MOVED, MigrationOutcome.DELETED);

    /** The fates that a search for copies without a source also sees. */
    private static final Set<MigrationOutcome> OF_COPIES =
            Set.of(MigrationOutcome.MOVED, MigrationOutcome.DELETED, MigrationOutcome.FOREIGN, MigrationOutcome.KEPT);

    public MigrationResult {
        fates = Collections.unmodifiableMap(fates.isEmpty() ? Map.of() : new EnumMap<>(fates));
    }

    /** A whole one, of these fates. */
    static MigrationResult of(long seen, Map<MigrationOutcome, Long> fates) {
        return new MigrationResult(seen, fates, false, false);
    }

    /** Returns how many aggregates had a fate. */
    public long count(MigrationOutcome fate) {
        return fates.getOrDefault(fate, 0L);
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

    /** Adds the fates of some more aggregates, of the old store or of the new one. */
    MigrationResult with(List<MigrationOutcome> more, boolean old) {
        Map<MigrationOutcome, Long> sums = new EnumMap<>(MigrationOutcome.class);
        sums.putAll(fates);
        more.stream().filter(f -> old || OF_COPIES.contains(f)).forEach(f -> sums.merge(f, 1L, Long::sum));
        return new MigrationResult(seen + (old ? more.size() : 0), sums, stopped, behind);
    }

    /** Adds the result of another pass over the same aggregates. */
    MigrationResult and(MigrationResult pass) {
        Map<MigrationOutcome, Long> sums = new EnumMap<>(MigrationOutcome.class);
        sums.putAll(fates);
        pass.fates.forEach((fate, count) -> {
            if (CHANGES.contains(fate)) {
                sums.merge(fate, count, Long::sum);
            } else if (fate != MigrationOutcome.THERE || seen == 0) {
                sums.merge(fate, count, Math::max);
            }
        });
        return new MigrationResult(Math.max(seen, pass.seen), sums, pass.stopped, behind);
    }

    MigrationResult stop() {
        return new MigrationResult(seen, fates, true, behind);
    }

    MigrationResult unsettled() {
        return new MigrationResult(seen, fates, stopped, true);
    }
}
