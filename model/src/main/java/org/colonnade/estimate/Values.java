package org.colonnade.estimate;

import org.colonnade.model.Inequality;
import org.colonnade.model.Inequality.Shares;
import org.colonnade.model.ValueShare;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Literal;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.OneOf;

/** How frequent the values of one column are. */
record Values(Column column, double distinct, Inequality inequality) {
    static Values of(Column column) {
        return new Values(
                column,
                Estimates.distinct(column),
                column.isKey() ? Inequality.EVEN : column.attribute().inequality());
    }

    /** The share of a value that is met by one of its rows. */
    double coincidence() {
        return inequality.isEven() ? 1 / distinct : Moment.NOW.values(column).coincidence();
    }

    /** The share of rows that satisfies a predicate, other than a range. */
    double share(Predicate predicate) {
        return predicate.match(
                compare -> compare.comparison() == Comparison.NOT_EQUAL
                        ? different(share(compare.operand()))
                        : share(compare.operand()),
                this::share,
                list -> Math.min(1, inequality.isEven() ? list.size() / distinct : list.size() * coincidence()));
    }

    private static double different(double same) {
        return same < 1 ? 1 - same : 1;
    }

    private double share(OneOf list) {
        return Math.min(
                1,
                inequality.isEven()
                        ? list.operands().size() / distinct
                        : list.operands().stream().mapToDouble(this::share).sum());
    }

    /** The share of rows with one value. */
    double share(Operand operand) {
        return inequality instanceof Shares shares && operand instanceof Literal literal
                ? listed(shares, literal)
                : coincidence();
    }

    private double listed(Shares shares, Literal literal) {
        double least = 1 / Moment.NOW.count(column.node().entity());
        double others = Math.max(1, distinct - shares.shares().size());
        return shares.shares().stream()
                .filter(s -> s.isOf(literal.value()))
                .mapToDouble(ValueShare::share)
                .findFirst()
                .orElse(Math.max(least, (1 - shares.sum()) / others));
    }
}
