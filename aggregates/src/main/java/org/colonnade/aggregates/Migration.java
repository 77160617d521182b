package org.colonnade.aggregates;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Stream;
import org.colonnade.store.StoreException;

/**
 * Moves the aggregates of a class to another partition, or to another store, while they are in use.
 *
 * <p>Each aggregate is moved by itself, in one step that expects the version that was read, so that no change by others is
 * lost, and is compared afterwards with what was read. What is there already is left alone, so that a migration that was
 * stopped goes on where it was when it is begun again.
 *
 * <p>Within a store, aggregates are cut anew in place. Everybody reads a block as it is cut, so this disturbs nobody. To
 * another store they are copied, again and again until a pass finds nothing that has changed; copies of what was deleted
 * are deleted. What somebody else has written there is never touched. Who writes has to be told to use the other store;
 * what is written to the old one until then, another run copies.
 */
public final class Migration {
    private static final int USUAL_BATCH = 200;
    private static final int WORKERS = 8;
    private static final int MOST_PASSES = 5;

    private final Blocks from;
    private final Blocks to;
    private final Function<Object, Fate> step;
    private final boolean copies;
    private final int batch;

    private Migration(Blocks from, Blocks to, boolean copies, int batch) {
        this.from = from;
        this.to = to;
        this.copies = copies;
        this.batch = batch;
        this.step = copies ? new Copy(from, to)::copy : new Recut(to)::cut;
    }

    /** To the way in which new aggregates of a class are cut, within a store. */
    public static Migration within(AggregateStore store, String name) {
        Blocks blocks = store.blocks(name);
        return new Migration(blocks, blocks, false, USUAL_BATCH);
    }

    /** To another store. */
    public static Migration between(AggregateStore from, AggregateStore to, String name) {
        return new Migration(from.blocks(name), to.blocks(name), true, USUAL_BATCH);
    }

    /** The same with so many aggregates in a batch. */
    Migration inBatchesOf(int size) {
        return new Migration(from, to, copies, size);
    }

    /** What has become of one aggregate. */
    enum Fate {
        MOVED,
        THERE,
        DELETED,
        FOREIGN,
        /** Deleted by somebody else, before it was moved. */
        GONE
    }

    /** Hears how far a migration is. */
    public interface Watcher {
        /** After each batch; whether to go on. */
        boolean goesOn(MigrationProgress progress);
    }

    /** Moves everything, unless the watcher stops it. */
    public MigrationProgress run(Watcher watcher) {
        ExecutorService workers = Executors.newFixedThreadPool(WORKERS);
        try {
            MigrationProgress all = MigrationProgress.NONE;
            for (int pass = 1; ; pass++) {
                MigrationProgress before = all;
                MigrationProgress one = pass(workers, p -> watcher.goesOn(before.and(p)));
                all = all.and(one);
                if (one.stopped() || one.changed() == 0 || !copies || pass == MOST_PASSES) {
                    return copies && one.changed() > 0 && pass == MOST_PASSES ? all.unsettled() : all;
                }
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private MigrationProgress pass(ExecutorService workers, Watcher watcher) {
        MigrationProgress progress = MigrationProgress.NONE;
        for (Blocks blocks : copies ? List.of(from, to) : List.of(to)) {
            try (Stream<Object> ids = blocks.ids().all()) {
                Iterator<List<Object>> batches = new Batches(ids.iterator(), batch);
                while (batches.hasNext() && !progress.stopped()) {
                    progress = progress.with(fates(workers, batches.next()), blocks == from);
                    progress = watcher.goesOn(progress) ? progress : progress.stop();
                }
            }
        }
        return progress;
    }

    private List<Fate> fates(ExecutorService workers, List<Object> ids) {
        List<Future<Fate>> underWay = new ArrayList<>();
        ids.forEach(id -> underWay.add(workers.submit(() -> step.apply(id))));
        return underWay.stream().map(Migration::await).toList();
    }

    private static Fate await(Future<Fate> fate) {
        try {
            return fate.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(StoreException.Kind.LOST, "interrupted while migrating", e).ofWrite();
        }
    }

    /** Cuts one aggregate anew. */
    private record Recut(Blocks blocks) {
        Fate cut(Object id) {
            while (true) {
                Optional<StoredBlock> block = blocks.read(id);
                if (block.isEmpty()) {
                    return Fate.GONE;
                } else if (block.get().head().partition().equals(blocks.partition())) {
                    return Fate.THERE;
                }
                Head head =
                        block.get().head().cut(blocks.partition(), block.get().value());
                if (blocks.replace(id, block.get().head(), head, block.get().value())) {
                    Verification.check(blocks, id, head, block.get().value());
                    return Fate.MOVED;
                }
            }
        }
    }

    /** Copies one aggregate, or deletes the copy of one that is not there any more. */
    private record Copy(Blocks from, Blocks to) {
        Fate copy(Object id) {
            while (true) {
                Optional<StoredBlock> block = from.read(id);
                Optional<StoredBlock> copy = to.read(id);
                if (copy.isPresent() && !copy.get().head().copied()) {
                    return Fate.FOREIGN;
                } else if (block.isEmpty() && copy.isEmpty()) {
                    return Fate.GONE;
                } else if (block.isEmpty()) {
                    if (to.delete(id, copy.get().head())) {
                        return Fate.DELETED;
                    }
                } else if (copy.isPresent() && isCopy(block.get(), copy.get())) {
                    return Fate.THERE;
                } else if (write(id, block.get(), copy)) {
                    return Fate.MOVED;
                }
            }
        }

        private boolean isCopy(StoredBlock block, StoredBlock copy) {
            return copy.head().version() == block.head().version()
                    && copy.head().partition().equals(to.partition())
                    && copy.value().equals(block.value());
        }

        private boolean write(Object id, StoredBlock block, Optional<StoredBlock> old) {
            Head head = block.head().copy(to.partition(), block.value());
            boolean written = old.isPresent()
                    ? to.replace(id, old.get().head(), head, block.value())
                    : to.create(id, head, block.value());
            if (written) {
                Verification.check(to, id, head, block.value());
            }
            return written;
        }
    }
}
