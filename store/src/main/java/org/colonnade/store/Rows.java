package org.colonnade.store;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Rows that are fetched on demand. Close them, unless they have been read to their end. */
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

    /** Streams the rest; close the stream. */
    default Stream<Row> stream() {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(this, Spliterator.ORDERED), false)
                .onClose(this::close);
    }

    /** Returns rows that come page by page, each when the last has been read; an empty page is the end. */
    static Rows inPages(Supplier<List<Row>> pages) {
        return inPages(pages, () -> {});
    }

    /** Returns the same, with an action that runs once when they are closed or at their end. */
    static Rows inPages(Supplier<List<Row>> pages, Runnable closing) {
        return new PagedRows(pages, closing);
    }

    /** Returns rows that are in memory. */
    static Rows of(List<Row> rows) {
        return inPages(List.of(rows, List.<Row>of()).iterator()::next);
    }
}
