package org.colonnade.workload;

import java.util.function.Function;
import org.colonnade.model.Numbers;
import org.colonnade.model.Period;

/** How much a range covers, as the design says it: {@code [2 %]}, {@code [20 rows]}, {@code [1 hour]}. */
public sealed interface Breadth {
    /** Applies the function for this kind of breadth. */
    default <T> T match(Function<Part, T> part, Function<Rows, T> rows, Function<Time, T> time) {
        if (this instanceof Part it) {
            return part.apply(it);
        } else if (this instanceof Rows it) {
            return rows.apply(it);
        }
        return time.apply((Time) this);
    }

    /** A share of the rows that the other predicates leave, from 0 to 1. */
    record Part(double share) implements Breadth {
        @Override
        public String toString() {
            return "[" + Numbers.text(100 * share) + " %]";
        }
    }

    /** So many of the rows that the other predicates leave. */
    record Rows(double number) implements Breadth {
        @Override
        public String toString() {
            return "[" + Numbers.text(number) + " row" + (number == 1 ? "" : "s") + "]";
        }
    }

    /** So long a part of the time that the column's values span. */
    record Time(Period period) implements Breadth {
        @Override
        public String toString() {
            return "[" + period + "]";
        }
    }
}
