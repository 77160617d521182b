package org.colonnade.store;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Rows that come as they are asked for. To be closed, unless it has been read to its end. */
public interface Rows extends Iterator<Row>, AutoCloseable {
    @Override
    void close();

    /** Reads the rest, and closes. */
    default List<Row> toList() {
        try (this) {
            List<Row> rows = new ArrayList<>();
            forEachRemaining(rows::add);
            return rows;
        }
    }

    /** Rows that are there already. */
    static Rows of(Iterable<Row> rows) {
        Iterator<Row> iterator = rows.iterator();
        return new Rows() {
            @Override
            public boolean hasNext() {
                return iterator.hasNext();
            }

            @Override
            public Row next() {
                return iterator.next();
            }

            @Override
            public void close() {}
        };
    }
}
