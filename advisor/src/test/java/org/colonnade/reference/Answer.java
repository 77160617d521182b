package org.colonnade.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.colonnade.workload.Column;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Statement.Select;

/**
 * All that a query may answer: its rows in order, before the LIMIT.
 *
 * <p>A row is the selected values, followed by those that it is sorted by.
 */
record Answer(Select query, List<List<Object>> rows) {

    static Answer of(Select query, Database database, Arguments arguments) {
        Join join = new Join(database, query.graph());
        List<List<Object>> rows = new ArrayList<>();
        join.tuples(query.where(), arguments).forEach(t -> {
            List<Object> row = new ArrayList<>();
            columns(query).forEach(c -> row.add(join.value(t, c)));
            rows.add(row);
        });
        rows.sort(order(query));
        return new Answer(query, rows);
    }

    /** The columns of a row. */
    static List<Column> columns(Select query) {
        List<Column> columns = new ArrayList<>(query.columns());
        query.orderBy().stream().map(Ordering::column).forEach(columns::add);
        return columns;
    }

    private static Comparator<List<Object>> order(Select query) {
        return Comparator.comparing(r -> sorted(query, r), Order.by(query.orderBy()));
    }

    private static List<Object> sorted(Select query, List<Object> row) {
        return row.subList(query.columns().size(), row.size());
    }

    /** Why some rows are no right answer; empty if they are one. */
    String wrongIn(List<List<Object>> given) {
        int size = Math.min(rows.size(), query.limit().orElse(Integer.MAX_VALUE));
        List<List<Object>> left = new ArrayList<>(rows);
        boolean contained = given.stream().allMatch(left::remove);
        boolean ordered = sortValues(given).equals(sortValues(rows.subList(0, Math.min(size, given.size()))));
        return contained && ordered && given.size() == size ? "" : "is " + given + ", but should be " + rows;
    }

    private List<List<Object>> sortValues(List<List<Object>> some) {
        return some.stream().map(r -> sorted(query, r)).toList();
    }
}
