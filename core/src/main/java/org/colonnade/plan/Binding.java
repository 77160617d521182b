package org.colonnade.plan;

import org.colonnade.workload.Column;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;

/** Where a lookup takes the value of a key column from. */
public sealed interface Binding {
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
