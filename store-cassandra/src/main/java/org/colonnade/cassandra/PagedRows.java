package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;

/** Rows that come page by page; while one is read, the next is on its way. */
final class PagedRows implements Rows {
    private final RowCode code;
    private final Function<CompletionStage<AsyncResultSet>, AsyncResultSet> waiting;
    private Iterator<com.datastax.oss.driver.api.core.cql.Row> page;
    private Optional<CompletionStage<AsyncResultSet>> next;

    /** @param waiting for what is on its way */
    PagedRows(RowCode code, Function<CompletionStage<AsyncResultSet>, AsyncResultSet> waiting, AsyncResultSet first) {
        this.code = code;
        this.waiting = waiting;
        turn(first);
    }

    private void turn(AsyncResultSet set) {
        page = set.currentPage().iterator();
        next = set.hasMorePages() ? Optional.of(set.fetchNextPage()) : Optional.empty();
    }

    @Override
    public boolean hasNext() {
        while (!page.hasNext() && next.isPresent()) {
            turn(waiting.apply(next.get()));
        }
        return page.hasNext();
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return code.row(page.next());
    }

    @Override
    public void forEachRemaining(Consumer<? super Row> action) {
        while (hasNext()) {
            page.forEachRemaining(r -> action.accept(code.row(r)));
        }
    }

    @Override
    public void close() {
        next.ifPresent(n -> n.toCompletableFuture().cancel(false));
        next = Optional.empty();
        page = Collections.emptyIterator();
    }
}
