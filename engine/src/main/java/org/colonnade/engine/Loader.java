package org.colonnade.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.colonnade.data.Data;
import org.colonnade.estimate.Estimates;
import org.colonnade.form.Figures;
import org.colonnade.model.Numbers;
import org.colonnade.store.Atomicity;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * Fills families with the entries that some data give them, family by family, and resumes an interrupted load.
 *
 * <p>It computes and writes tuples in strides; after each, a mark in the store says how far the family has come. A
 * resumed load writes again what followed the last mark, which changes nothing.
 */
public final class Loader {
    private static final int BATCH = 500;
    private static final int STRIDE = 40;
    private static final int WRITERS = 4;

    private final Store store;
    private final Data data;
    private final LoadMarks marks;
    private long written;

    /** @param identity tells the data apart from others; a load of other data does not resume this one */
    public Loader(Store store, Data data, String identity) {
        this.store = store;
        this.data = data;
        this.marks = new LoadMarks(store, identity);
    }

    /** Drops families that hold these data, or a part of them, so that a load begins anew. */
    public void restart(Collection<FamilyShape> families) {
        marks.check(families, "give another store");
        families.stream()
                .filter(marks::isBegun)
                .forEach(f -> store.drop(f.shape().name()));
        LoadMarks.forget(store, families);
    }

    /**
     * Loads all families that are not loaded yet, unless the watcher stops it.
     *
     * @param watcher hears of the share of all entries that are loaded, by the design's estimates
     */
    public Loaded load(Collection<FamilyShape> families, Watcher watcher) {
        marks.begin(families);
        written = 0;
        double all = families.stream()
                .mapToDouble(f -> Estimates.entries(f.family()))
                .sum();
        double before = 0;
        ExecutorService writers = Executors.newFixedThreadPool(WRITERS);
        try {
            for (FamilyShape family : families) {
                double part = Estimates.entries(family.family());
                if (!new Filling(family, writers, before / all, part / all).run(watcher)) {
                    return new Loaded(written, false);
                }
                before += part;
            }
            return new Loaded(written, true);
        } finally {
            writers.shutdownNow();
        }
    }

    /** One family on its way. */
    private final class Filling {
        private final FamilyShape family;
        private final ExecutorService writers;
        private final double begin;
        private final double part;
        private final FamilyEntries entries;
        private final List<Mutation> batch = new ArrayList<>();
        private final List<Future<?>> underWay = new ArrayList<>();

        Filling(FamilyShape family, ExecutorService writers, double begin, double part) {
            this.family = family;
            this.writers = writers;
            this.begin = begin;
            this.part = part;
            this.entries = new FamilyEntries(family, data);
        }

        /** Returns whether it came to its end; of a family that is loaded already there is nothing to tell. */
        boolean run(Watcher watcher) {
            long root = marks.done(family);
            boolean loaded = root == entries.roots();
            for (; root < entries.roots(); root++) {
                entries.forEach(root, this::add);
                if (underWay.size() >= STRIDE) {
                    settle();
                    marks.reach(family, root + 1);
                    if (!watcher.goesOn(progress(root + 1))) {
                        return false;
                    }
                }
            }
            settle();
            marks.end(family, entries.roots());
            return loaded || watcher.goesOn(progress(entries.roots()));
        }

        private Progress progress(long root) {
            double share = begin + part * root / entries.roots();
            long done = written;
            return Progress.of("loading " + family.family().name())
                    .saying(() -> Numbers.text(done) + " entries, " + Figures.share(share, 1))
                    .at(share);
        }

        private void add(Mutation.Put entry) {
            batch.add(entry);
            if (batch.size() >= BATCH) {
                flush();
            }
        }

        /** Hands the batch to a writer; not too many at a time. */
        private void flush() {
            submit();
            if (underWay.size() >= 2 * STRIDE) {
                settle();
            }
        }

        private void submit() {
            if (!batch.isEmpty()) {
                List<Mutation> mutations = List.copyOf(batch);
                batch.clear();
                written += mutations.size();
                underWay.add(writers.submit(() -> store.write(mutations, Atomicity.BLOCK)));
            }
        }

        /** Waits until all that was added is written. */
        private void settle() {
            submit();
            underWay.forEach(Loader::await);
            underWay.clear();
        }
    }

    private static void await(Future<?> write) {
        try {
            write.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(StoreException.Kind.LOST, "interrupted while writing", e).ofWrite();
        }
    }
}
