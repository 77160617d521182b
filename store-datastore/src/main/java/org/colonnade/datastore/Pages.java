package org.colonnade.datastore;

import java.util.List;
import java.util.function.Supplier;
import org.colonnade.store.Row;

/** What a query finds of one family, page by page, each as it is at one moment; an empty page is the end. */
final class Pages implements Supplier<List<Row>> {
    private final Reader reader;
    private final Layout layout;
    private final int size;
    private EntityQuery next;
    private int left;

    /** At most {@code limit} rows, as many on a page as the query has. */
    Pages(Reader reader, Layout layout, EntityQuery first, int limit) {
        this.reader = reader;
        this.layout = layout;
        this.size = first.limit();
        this.next = first;
        this.left = limit;
    }

    @Override
    public List<Row> get() {
        if (next == null) {
            return List.of();
        }
        List<StoredEntity> page =
                reader.query(next).stream().takeWhile(e -> layout.isOf(e.key())).toList();
        left -= page.size();
        boolean more = page.size() == next.limit() && left > 0;
        next = more ? next.after(page.get(page.size() - 1).key(), Math.min(left, size)) : null;
        return page.stream().map(layout::row).toList();
    }
}
