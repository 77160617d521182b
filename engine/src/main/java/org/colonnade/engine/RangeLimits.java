package org.colonnade.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.colonnade.store.Range;
import org.colonnade.store.Range.End;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;

/** Several range predicates on one column as one range of a store: the tightest ends count. */
final class RangeLimits {
    private final Comparator<Object> order;
    private Optional<End> from = Optional.empty();
    private Optional<End> to = Optional.empty();

    private RangeLimits(Column column) {
        this.order = Comparing.values(column);
    }

    /** The entries after a prefix that satisfy all predicates; none if an operand has no value. */
    static Optional<Range> of(List<Object> prefix, List<Predicate> predicates, Arguments arguments) {
        RangeLimits limits = new RangeLimits(predicates.get(0).column());
        for (Predicate predicate : predicates) {
            Compare compare = (Compare) predicate;
            Object value = arguments.value(
                    compare.operand(), compare.column().attribute().type());
            if (value == null) {
                return Optional.empty();
            }
            limits.add(compare.comparison(), value);
        }
        return Optional.of(new Range(prefix, limits.from, limits.to));
    }

    private void add(Comparison comparison, Object value) {
        switch (comparison) {
            case GREATER -> from = tighter(from, new End(value, false), 1);
            case GREATER_OR_EQUAL -> from = tighter(from, new End(value, true), 1);
            case LESS -> to = tighter(to, new End(value, false), -1);
            case LESS_OR_EQUAL -> to = tighter(to, new End(value, true), -1);
            case EQUAL, NOT_EQUAL -> throw new IllegalArgumentException(comparison + " is no range");
        }
    }

    private Optional<End> tighter(Optional<End> old, End fresh, int sign) {
        if (old.isEmpty()) {
            return Optional.of(fresh);
        }
        int comparison = sign * order.compare(fresh.value(), old.get().value());
        return comparison > 0 || comparison == 0 && !fresh.inclusive() ? Optional.of(fresh) : old;
    }
}
