package org.colonnade.plan;

import java.util.function.Function;
import org.colonnade.workload.Column;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;

/** Where a lookup takes the value of a key column from. */
public sealed interface Binding {
    /** What one of the functions makes of it: that for operands, for each of several values, or for columns. */
    <T> T match(Function<Given, T> given, Function<Each, T> each, Function<Known, T> known);

    /** From the statement: the column equals an operand. */
    record Given(Operand operand) implements Binding {
        @Override
        public <T> T match(Function<Given, T> given, Function<Each, T> each, Function<Known, T> known) {
            return given.apply(this);
        }

        @Override
        public String toString() {
            return operand.toString();
        }
    }

    /** From the statement: one get for each value that a predicate lists. */
    record Each(Predicate predicate) implements Binding {
        @Override
        public <T> T match(Function<Given, T> given, Function<Each, T> each, Function<Known, T> known) {
            return each.apply(this);
        }

        @Override
        public String toString() {
            return predicate.toString().substring(predicate.column().toString().length() + 1);
        }
    }

    /** From the rows of the steps before: a column of the query. */
    record Known(Column column) implements Binding {
        @Override
        public <T> T match(Function<Given, T> given, Function<Each, T> each, Function<Known, T> known) {
            return known.apply(this);
        }

        @Override
        public String toString() {
            return column.toString();
        }
    }
}
