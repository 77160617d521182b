package org.colonnade.relational;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.engine.Comparing;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Statement.Select;

/**
 * All possible answers of a query: its rows before the LIMIT.
 *
 * <p>A row is the selected values, followed by those that it is sorted by.
 */
public final class Answer {
    private final Select query;
    private final List<List<Object>> rows;

    Answer(Select query, List<List<Object>> rows) {
        this.query = query;
        this.rows = new ArrayList<>(rows);
        this.rows.sort(order());
    }

    private Comparator<List<Object>> order() {
        return (one, other) -> {
            for (int i = 0; i < query.orderBy().size(); i++) {
                int place = query.columns().size() + i;
                Ordering by = query.orderBy().get(i);
                int sign = Comparing.values(by.column()).compare(one.get(place), other.get(place));
                if (sign != 0) {
                    return by.descending() ? -sign : sign;
                }
            }
            return 0;
        };
    }

    /** Returns the rows; an answer with a LIMIT has only the first of them. */
    public List<List<Object>> rows() {
        return rows.stream().map(this::selected).toList();
    }

    private List<Object> selected(List<Object> row) {
        return row.subList(0, query.columns().size());
    }

    /**
     * Returns whether these rows, of selected values, are a right answer: they have the right number, and each may
     * stand in its place. Rows that ORDER BY does not tell apart may stand in any order, and a LIMIT may cut between
     * any of them.
     */
    public boolean accepts(List<List<Object>> given) {
        int size = Math.min(rows.size(), query.limit().orElse(Integer.MAX_VALUE));
        if (given.size() != size) {
            return false;
        }
        int next = 0;
        for (int start = 0; start < size; ) {
            int end = start + 1;
            while (end < rows.size() && order().compare(rows.get(start), rows.get(end)) == 0) {
                end++;
            }
            Map<List<Object>, Integer> left = new HashMap<>();
            rows.subList(start, end).forEach(r -> left.merge(Plain.row(selected(r)), 1, Integer::sum));
            for (; next < Math.min(end, size); next++) {
                if (left.merge(Plain.row(given.get(next)), -1, Integer::sum) < 0) {
                    return false;
                }
            }
            start = end;
        }
        return true;
    }

    @Override
    public String toString() {
        return rows().toString();
    }
}
