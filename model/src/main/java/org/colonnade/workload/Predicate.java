package org.colonnade.workload;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.colonnade.model.Numbers;
import org.colonnade.text.Span;

/** A condition on one column; all predicates of a statement must hold. */
public sealed interface Predicate {
    Column column();

    Span at();

    /** Applies the function for this kind of predicate. */
    default <T> T match(Function<Compare, T> compare, Function<OneOf, T> oneOf, Function<InList, T> inList) {
        if (this instanceof Compare it) {
            return compare.apply(it);
        } else if (this instanceof OneOf it) {
            return oneOf.apply(it);
        }
        return inList.apply((InList) this);
    }

    /** Returns the operand that the column equals where this holds, if it compares so. */
    default Optional<Operand> equal() {
        return this instanceof Compare it && it.comparison() == Comparison.EQUAL
                ? Optional.of(it.operand())
                : Optional.empty();
    }

    /** Returns the operand that the first of some predicates gives a column. */
    static Optional<Operand> equal(Column column, List<Predicate> where) {
        for (Predicate predicate : where) {
            Optional<Operand> equal = predicate.equal();
            if (equal.isPresent() && predicate.column().equals(column)) {
                return equal;
            }
        }
        return Optional.empty();
    }

    /** Returns the operands that predicates give as the key of the instance at a node, if they give all of it. */
    static Optional<List<Operand>> key(QueryGraph graph, Node node, List<Predicate> where) {
        List<Column> key = graph.key(node);
        List<Operand> given =
                key.stream().flatMap(c -> equal(c, where).stream()).toList();
        return given.size() == key.size() ? Optional.of(given) : Optional.empty();
    }

    /** A comparison, such as {@code column < operand}. Only that of a range tells how much it covers. */
    record Compare(Column column, Comparison comparison, Operand operand, Optional<Breadth> breadth, Span at)
            implements Predicate {

        /** Makes a comparison that does not tell how much it covers. */
        public Compare(Column column, Comparison comparison, Operand operand, Span at) {
            this(column, comparison, operand, Optional.empty(), at);
        }

        @Override
        public boolean equals(Object other) {
            return this == other
                    || other instanceof Compare that
                            && comparison == that.comparison
                            && column.equals(that.column)
                            && operand.equals(that.operand)
                            && breadth.equals(that.breadth)
                            && at.equals(that.at);
        }

        @Override
        public int hashCode() {
            return 31 * column.hashCode() + operand.hashCode();
        }

        @Override
        public String toString() {
            return column + " " + comparison + " " + operand
                    + breadth.map(e -> " " + e).orElse("");
        }
    }

    /** {@code column IN (a, b)}: the column equals one of the operands. */
    record OneOf(Column column, List<Operand> operands, Span at) implements Predicate {
        public OneOf {
            operands = List.copyOf(operands);
        }

        @Override
        public String toString() {
            return column + " IN "
                    + operands.stream().map(Operand::toString).collect(Collectors.joining(", ", "(", ")"));
        }
    }

    /** {@code column IN ?list[5]}: the column equals an element of a parameter of {@code size} values on average. */
    record InList(Column column, Parameter list, double size, Span at) implements Predicate {

        @Override
        public String toString() {
            return column + " IN " + list + "[" + Numbers.text(size) + "]";
        }
    }
}
