package org.colonnade.store;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Supplier;

/** Rows that come page by page. The first page is fetched at once, so that errors show at once. */
final class PagedRows implements Rows {
    private final Supplier<List<Row>> pages;
    private final Runnable closing;
    private Iterator<Row> page;
    private boolean ended;

    PagedRows(Supplier<List<Row>> pages, Runnable closing) {
        this.pages = pages;
        this.closing = closing;
        turn();
    }

    private void turn() {
        try {
            page = pages.get().iterator();
        } catch (RuntimeException e) {
            close();
            throw e;
        }
        if (!page.hasNext()) {
            close();
        }
    }

    @Override
    public boolean hasNext() {
        if (!ended && !page.hasNext()) {
            turn();
        }
        return !ended;
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return page.next();
    }

    @Override
    public void close() {
        if (!ended) {
            ended = true;
            closing.run();
        }
    }
}
