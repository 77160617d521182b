package org.colonnade.store;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

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

    /** The rest, to be closed. */
    default Stream<Row> stream() {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(this, Spliterator.ORDERED), false)
                .onClose(this::close);
    }

    /** Rows that come page by page, when the last page has been read; an empty one is the end. */
    static Rows inPages(Supplier<List<Row>> pages) {
        return inPages(pages, () -> {});
    }

    /** The same, with what is to be done once when they are closed or at their end. */
    static Rows inPages(Supplier<List<Row>> pages, Runnable closing) {
        return new PagedRows(pages, closing);
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
