package org.colonnade.aggregates;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.colonnade.model.Numbers;
import org.colonnade.store.Parallel;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * Moves the aggregates of a class to another cut, or to another store, while they are in use.
 *
 * <p>It moves each aggregate by itself, in one step that expects the version read, so that no change by others is lost,
 * and compares the result with what it read. It leaves alone what is there already, so that a stopped migration can be
 * started again and goes on.
 *
 * <p>Within a store it cuts aggregates anew in place. Everybody reads a block as it is cut, so this disturbs nobody. To
 * another store it copies them, in passes until one finds no change, and deletes copies of deleted ones. It never
 * touches what someone else has written or deleted there. Writers have to be switched to the other store; another run
 * copies what they wrote to the old one until then. A source with nothing left at all counts as a mistake, and no copy
 * is deleted for it.
 */
public final class Migration {
    private static final int USUAL_BATCH = 200;
    private static final int WORKERS = 8;
    private static final int MOST_PASSES = 5;

    private final Blocks from;
    private final Blocks to;
    private final Optional<Copying> copying;
    private final int batch;

    private Migration(Blocks from, Blocks to, Optional<Copying> copying, int batch) {
        this.from = from;
        this.to = to;
        this.copying = copying;
        this.batch = batch;
    }

    /** Returns a migration within a store, to the cut of new aggregates of a class. */
    public static Migration within(AggregateStore store, String name) {
        Blocks blocks = store.blocks(name);
        return new Migration(blocks, blocks, Optional.empty(), USUAL_BATCH);
    }

    /**
     * Returns a migration to another store. The old one is only read; without a family of the class it counts as empty.
     *
     * @throws IllegalArgumentException if the old store has no {@link AggregateStore#named name}
     */
    public static Migration between(AggregateStore from, AggregateStore to, String name) {
        Blocks old = from.present(name);
        Blocks copies = to.blocks(name);
        CopyLedger ledger = new CopyLedger(to.store(), copies.aggregate(), to.family(name), from.source(name));
        ledger.create();
        return new Migration(old, copies, Optional.of(new Copying(old, copies, ledger)), USUAL_BATCH);
    }

    /** The same with so many aggregates in a batch. */
    Migration inBatchesOf(int size) {
        return new Migration(from, to, copying, size);
    }

    /**
     * Forgets which aggregates were copied. Call it when no further migration from this source is to come, and none
     * from another is under way. Later migrations still leave alone what was changed there since, but not what was
     * deleted there.
     */
    public void forget() {
        copying.ifPresent(c -> c.ledger().finish());
    }

    /** Moves everything, unless the watcher, which is told after each batch, stops it. */
    public MigrationResult run(Watcher watcher) {
        try (Parallel workers = new Parallel("migration", WORKERS)) {
            MigrationResult all = MigrationResult.NONE;
            for (int pass = 1; ; pass++) {
                MigrationResult before = all;
                MigrationResult one = pass(workers, p -> watcher.goesOn(progress(before.and(p))));
                all = all.and(one);
                if (one.stopped() || !one.isChange() || copying.isEmpty()) {
                    return all;
                } else if (pass == MOST_PASSES) {
                    return all.unsettled();
                }
            }
        }
    }

    private Progress progress(MigrationResult sofar) {
        return Progress.of("migrating " + to.aggregate().name())
                .saying(() ->
                        Numbers.text(sofar.seen()) + " aggregates seen, " + Numbers.text(sofar.moved()) + " moved");
    }

    private MigrationResult pass(Parallel workers, Predicate<MigrationResult> goesOn) {
        if (copying.isEmpty()) {
            return new Walk(workers, goesOn, to, this::cut).over(MigrationResult.NONE);
        }
        Copying copies = copying.get();
        MigrationResult copied = from.areThere()
                ? new Walk(workers, goesOn, from, copies::copy).over(MigrationResult.NONE)
                : MigrationResult.NONE;
        return new Walk(workers, goesOn, to, copied.seen() > 0 ? copies::prune : copies::keep).over(copied);
    }

    /** A way through the aggregates of one store. */
    private final class Walk {
        private final Parallel workers;
        private final Predicate<MigrationResult> goesOn;
        private final Blocks blocks;
        private final Function<Object, MigrationOutcome> step;

        Walk(
                Parallel workers,
                Predicate<MigrationResult> goesOn,
                Blocks blocks,
                Function<Object, MigrationOutcome> step) {
            this.workers = workers;
            this.goesOn = goesOn;
            this.blocks = blocks;
            this.step = step;
        }

        MigrationResult over(MigrationResult before) {
            MigrationResult progress = before;
            try (Stream<Object> ids = blocks.ids().all()) {
                Iterator<List<Object>> batches = new Batches(ids.iterator(), batch);
                while (!progress.stopped() && batches.hasNext()) {
                    progress = progress.with(workers.map(batches.next(), step), blocks == from);
                    progress = goesOn.test(progress) ? progress : progress.stop();
                }
            }
            return progress;
        }
    }

    private MigrationOutcome cut(Object id) {
        return to.patiently(id, () -> attempt(id));
    }

    /** Cuts one aggregate anew; returns nothing if someone else has changed it meanwhile. */
    private Optional<MigrationOutcome> attempt(Object id) {
        Optional<StoredBlock> found = to.read(id);
        if (found.isEmpty()) {
            return Optional.of(MigrationOutcome.GONE);
        }
        StoredBlock block = found.get();
        if (block.head().cut().equals(to.cut())) {
            return Optional.of(MigrationOutcome.THERE);
        }
        Head head = block.head().cut(to.cut(), block.value());
        if (!to.replace(id, block.head(), head, block.value())) {
            return Optional.empty();
        }
        MigrationCheck.check(to, id, head, block.value());
        return Optional.of(MigrationOutcome.MOVED);
    }
}
