package org.colonnade.engine;

import java.util.Comparator;
import java.util.List;
import org.colonnade.model.Type;
import org.colonnade.store.Values;
import org.colonnade.workload.Column;

/** Compares values of columns for predicates and ORDER BY in the order of stores; missing values come first. */
public final class Comparing {
    private Comparing() {}

    public static Comparator<Object> values(Column column) {
        return Comparator.nullsFirst(
                column.attribute().type() instanceof Type.Simple simple
                        ? Values.order(simple.scalar())
                        : Comparing::unordered);
    }

    private static int unordered(Object one, Object other) {
        return one.equals(other) ? 0 : 1;
    }

    /** Returns whether two values of a column are the same. */
    static boolean isSame(Column column, Object one, Object other) {
        return values(column).compare(one, other) == 0;
    }

    /** Rows, by the values at some places, one after the other. */
    static Comparator<Object[]> rows(List<Place> places) {
        return (one, other) -> {
            for (Place place : places) {
                int sign = place.order().compare(one[place.slot()], other[place.slot()]);
                if (sign != 0) {
                    return place.descending() ? -sign : sign;
                }
            }
            return 0;
        };
    }

    /** A place of a row that it is sorted by. */
    record Place(int slot, Comparator<Object> order, boolean descending) {}
}
