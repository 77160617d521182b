package org.colonnade.store;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Supplier;

/** Rows that come page by page. The first page is fetched at once, so that what is wrong shows at once. */
final class PagedRows implements Rows {
    private final Supplier<List<Row>> pages;
    private Iterator<Row> page;
    private boolean ended;

    PagedRows(Supplier<List<Row>> pages) {
        this.pages = pages;
        turn();
    }

    private void turn() {
        page = pages.get().iterator();
        ended = !page.hasNext();
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
        ended = true;
    }
}
