package org.colonnade.cassandra;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.colonnade.cql.CqlTable;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Sorted;

/**
 * What the gets have in common that are one query with different values.
 *
 * @param prefix how many columns of the entries' keys have one value
 * @param from how the next one is compared with the least value
 * @param to how it is compared with the greatest
 */
record Query(
        List<Field> wanted, int prefix, Optional<String> from, Optional<String> to, boolean reversed, boolean limited) {
    static Query of(Get get) {
        Range range = get.range();
        return new Query(
                get.wanted(),
                range.prefix().size(),
                range.from().map(e -> e.inclusive() ? " >= ?" : " > ?"),
                range.to().map(e -> e.inclusive() ? " <= ?" : " < ?"),
                get.reversed(),
                get.limit().isPresent());
    }

    /** As CQL, with a question mark for each value: the block's key, the prefix, the bounds, the limit. */
    String text(Table table, String columns) {
        StringBuilder text = new StringBuilder("SELECT " + columns + " FROM " + table.name());
        String before = " WHERE ";
        for (String column : table.partition()) {
            text.append(before).append(column).append(" = ?");
            before = " AND ";
        }
        table.clustering().subList(0, prefix).forEach(c -> text.append(" AND " + c + " = ?"));
        from.ifPresent(f -> text.append(" AND " + table.clustering().get(prefix) + f));
        to.ifPresent(t -> text.append(" AND " + table.clustering().get(prefix) + t));
        if (reversed && !table.shape().entry().isEmpty()) {
            text.append(table.shape().entry().stream()
                    .map(Query::reversed)
                    .collect(Collectors.joining(", ", " ORDER BY ", "")));
        }
        return text.append(limited ? " LIMIT ?" : "").toString();
    }

    private static String reversed(Sorted column) {
        return CqlTable.column(column.field()) + (column.descending() ? " ASC" : " DESC");
    }
}
