package org.colonnade.aggregates;

import java.util.List;
import org.colonnade.aggregates.Migration.Fate;

/**
 * How far a migration is.
 *
 * @param seen aggregates that were looked at
 * @param moved those that were cut anew or copied
 * @param there those that had been before
 * @param deleted copies of aggregates that are not there any more
 * @param foreign aggregates in the other store that others have written, and that were left alone
 * @param stopped whether it was stopped before its end
 * @param behind whether the last pass still found something that had changed
 */
public record MigrationProgress(
        long seen, long moved, long there, long deleted, long foreign, boolean stopped, boolean behind) {
    static final MigrationProgress NONE = new MigrationProgress(0, 0, 0, 0, 0, false, false);

    long changed() {
        return moved + deleted;
    }

    /** With what became of some more aggregates, of the old store or of the new one. */
    MigrationProgress with(List<Fate> fates, boolean old) {
        return new MigrationProgress(
                seen + (old ? fates.size() : 0),
                moved + count(fates, Fate.MOVED),
                there + (old ? count(fates, Fate.THERE) : 0),
                deleted + count(fates, Fate.DELETED),
                foreign + (old ? count(fates, Fate.FOREIGN) : 0),
                stopped,
                behind);
    }

    private static long count(List<Fate> fates, Fate fate) {
        return fates.stream().filter(fate::equals).count();
    }

    /** With what another pass over the same aggregates has done. */
    MigrationProgress and(MigrationProgress pass) {
        return new MigrationProgress(
                Math.max(seen, pass.seen),
                moved + pass.moved,
                seen == 0 ? pass.there : there,
                deleted + pass.deleted,
                Math.max(foreign, pass.foreign),
                pass.stopped,
                behind);
    }

    MigrationProgress stop() {
        return new MigrationProgress(seen, moved, there, deleted, foreign, true, behind);
    }

    MigrationProgress unsettled() {
        return new MigrationProgress(seen, moved, there, deleted, foreign, stopped, true);
    }
}
