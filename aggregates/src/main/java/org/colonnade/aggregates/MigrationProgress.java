package org.colonnade.aggregates;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How far a migration is.
 *
 * @param seen aggregates that were looked at
 * @param fates how many had each fate, those that none had left out
 * @param stopped whether it was stopped before its end
 * @param behind whether the last pass still found something that had changed
 */
public record MigrationProgress(long seen, Map<Fate, Long> fates, boolean stopped, boolean behind) {
    static final MigrationProgress NONE = new MigrationProgress(0, Map.of(), false, false);

    /** What happens to an aggregate again and again; of all else, each pass tells how it is. */
    private static final Set<Fate> CHANGES = Set.of(Fate.MOVED, Fate.DELETED);

    /** What those see too who look for copies that the source does not have any more. */
    private static final Set<Fate> OF_COPIES = Set.of(Fate.MOVED, Fate.DELETED, Fate.FOREIGN, Fate.KEPT);

    public MigrationProgress {
        fates = Collections.unmodifiableMap(fates.isEmpty() ? Map.of() : new EnumMap<>(fates));
    }

    /** A whole one, of these fates. */
    static MigrationProgress of(long seen, Map<Fate, Long> fates) {
        return new MigrationProgress(seen, fates, false, false);
    }

    /** How many aggregates had a fate. */
    public long count(Fate fate) {
        return fates.getOrDefault(fate, 0L);
    }

    public long moved() {
        return count(Fate.MOVED);
    }

    /** Whether there is something that the two stores do not agree about, and that somebody has to decide. */
    public boolean isDisputed() {
        return count(Fate.FOREIGN) > 0 || count(Fate.KEPT) > 0;
    }

    boolean isChange() {
        return CHANGES.stream().anyMatch(f -> count(f) > 0);
    }

    /** With what became of some more aggregates, of the old store or of the new one. */
    MigrationProgress with(List<Fate> more, boolean old) {
        Map<Fate, Long> sums = new EnumMap<>(Fate.class);
        sums.putAll(fates);
        more.stream().filter(f -> old || OF_COPIES.contains(f)).forEach(f -> sums.merge(f, 1L, Long::sum));
        return new MigrationProgress(seen + (old ? more.size() : 0), sums, stopped, behind);
    }

    /** With what another pass over the same aggregates has done. */
    MigrationProgress and(MigrationProgress pass) {
        Map<Fate, Long> sums = new EnumMap<>(Fate.class);
        sums.putAll(fates);
        pass.fates.forEach((fate, count) -> {
            if (CHANGES.contains(fate)) {
                sums.merge(fate, count, Long::sum);
            } else if (fate != Fate.THERE || seen == 0) {
                sums.merge(fate, count, Math::max);
            }
        });
        return new MigrationProgress(Math.max(seen, pass.seen), sums, pass.stopped, behind);
    }

    MigrationProgress stop() {
        return new MigrationProgress(seen, fates, true, behind);
    }

    MigrationProgress unsettled() {
        return new MigrationProgress(seen, fates, stopped, true);
    }
}
