package org.colonnade.embedded;

import java.util.NoSuchElementException;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.ValueCode;
import org.h2.mvstore.MVStoreException;

/** Rows of a snapshot, which is released at their end. Belongs to one thread. */
final class EmbeddedRows implements Rows {
    private final String name;
    private final Snapshot snapshot;
    private final Shape shape;
    private final Codes codes;
    private long left;
    private boolean closed;

    /** The rows take over the hold on the snapshot, unless they fail. */
    EmbeddedRows(String name, Snapshot snapshot, Shape shape, Codes codes, long limit) {
        this.name = name;
        this.snapshot = snapshot;
        this.shape = shape;
        this.codes = codes;
        this.left = limit;
    }

    @Override
    public boolean hasNext() {
        if (!closed && (left == 0 || !codes.hasNext())) {
            close();
        }
        return !closed;
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        try {
            byte[] key = codes.next();
            left--;
            return ValueCode.row(shape, key, codes.value());
        } catch (MVStoreException e) {
            close();
            throw Failures.of(name, e);
        }
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            snapshot.release();
        }
    }
}
