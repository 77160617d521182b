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
public record MigrationResult(long seen, Map<Fate, Long> fates, boolean stopped, boolean behind) {
    static final MigrationResult NONE = new MigrationResult(0, Map.of(), false, false);

    /** The fates that add up over passes; for all others, each pass tells the state anew. */
    private static final Set<Fate> CHANGES = Set.of(Fate.MOVED, Fate.DELETED);

    /** The fates that a search for copies without a source also sees. */
    private static final Set<Fate> OF_COPIES = Set.of(Fate.MOVED, Fate.DELETED, Fate.FOREIGN, Fate.KEPT);

    public MigrationResult {
        fates = Collections.unmodifiableMap(fates.isEmpty() ? Map.of() : new EnumMap<>(fates));
    }

    /** A whole one, of these fates. */
    static MigrationResult of(long seen, Map<Fate, Long> fates) {
        return new MigrationResult(seen, fates, false, false);
    }

    /** Returns how many aggregates had a fate. */
    public long count(Fate fate) {
        return fates.getOrDefault(fate, 0L);
    }

    public long moved() {
        return count(Fate.MOVED);
    }

    /** Returns whether the two stores disagree about something that a person has to decide. */
    public boolean isDisputed() {
        return count(Fate.FOREIGN) > 0 || count(Fate.KEPT) > 0;
    }

    boolean isChange() {
        return CHANGES.stream().anyMatch(f -> count(f) > 0);
    }

    /** Adds the fates of some more aggregates, of the old store or of the new one. */
    MigrationResult with(List<Fate> more, boolean old) {
        Map<Fate, Long> sums = new EnumMap<>(Fate.class);
        sums.putAll(fates);
        more.stream().filter(f -> old || OF_COPIES.contains(f)).forEach(f -> sums.merge(f, 1L, Long::sum));
        return new MigrationResult(seen + (old ? more.size() : 0), sums, stopped, behind);
    }

    /** Adds the result of another pass over the same aggregates. */
    MigrationResult and(MigrationResult pass) {
        Map<Fate, Long> sums = new EnumMap<>(Fate.class);
        sums.putAll(fates);
        pass.fates.forEach((fate, count) -> {
            if (CHANGES.contains(fate)) {
                sums.merge(fate, count, Long::sum);
            } else if (fate != Fate.THERE || seen == 0) {
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
