package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Row;

/** What is left of a range of a block, page by page. */
final class Pages {
    private final Function<CodeRange, BlockReader.Page> reader;
    private Optional<CodeRange> rest;
    private int left;

    /** At most so many entries. */
    Pages(Function<CodeRange, BlockReader.Page> reader, CodeRange range, int most) {
        this.reader = reader;
        this.rest = Optional.of(range);
        this.left = most;
    }

    /** Some more; none at the end. */
    List<Row> next() {
        List<Row> rows = List.of();
        while (rows.isEmpty() && left > 0 && rest.isPresent()) {
            BlockReader.Page page = reader.apply(rest.get());
            rows = page.rows().subList(0, Math.min(left, page.rows().size()));
            rest = page.rest();
            left -= rows.size();
        }
        return rows;
    }

    List<Row> toList() {
        List<Row> rows = new ArrayList<>();
        for (List<Row> some = next(); !some.isEmpty(); some = next()) {
            rows.addAll(some);
        }
        return rows;
    }
}
