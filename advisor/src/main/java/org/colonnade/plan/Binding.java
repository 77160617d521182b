package org.colonnade.plan;

import java.util.function.Function;
import org.colonnade.workload.Column;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;

/** Where a lookup takes the value of a key column from. */
public sealed interface Binding {
    /** What one of the functions makes of it: that for operands, for each of several values, or for columns. */
    default <T> T match(Function<Given, T> given, Function<Each, T> each, Function<Known, T> known) {
        if (this instanceof Given it) {
            return given.apply(it);
        } else if (this instanceof Each it) {
            return each.apply(it);
        }
        return known.apply((Known) this);
    }

    /** From the statement: the column equals an operand. */
    record Given(Operand operand) implements Binding {

        @Override
        public String toString() {
            return operand.toString();
        }
    }

    /** From the statement: one get for each value that a predicate lists. */
    record Each(Predicate predicate) implements Binding {

        @Override
        public String toString() {
            return predicate.toString().substring(predicate.column().toString().length() + 1);
        }
    }

    /** From the rows of the steps before: a column of the query. */
    record Known(Column column) implements Binding {

        @Override
        public String toString() {
            return column.toString();
        }
    }
}
