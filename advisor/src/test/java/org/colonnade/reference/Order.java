package org.colonnade.reference;

import java.util.Comparator;
import java.util.List;
import org.colonnade.workload.Ordering;

/** How values compare: what is missing comes first. */
final class Order {
    private Order() {}

    @SuppressWarnings("unchecked")
    static int compare(Object one, Object other) {
        if (one == null || other == null) {
            return Boolean.compare(one != null, other != null);
        }
        return one instanceof Comparable ? ((Comparable<Object>) one).compareTo(other) : one.equals(other) ? 0 : 1;
    }

    /** Lists of values, compared one after the other. */
    static Comparator<List<Object>> by(List<Ordering> orderings) {
        return (one, other) -> {
            for (int i = 0; i < orderings.size(); i++) {
                int sign = compare(one.get(i), other.get(i));
                if (sign != 0) {
                    return orderings.get(i).descending() ? -sign : sign;
                }
            }
            return 0;
        };
    }
}
