package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.language.DesignParser.FrequencyContext;
import org.colonnade.language.DesignParser.ShareContext;
import org.colonnade.language.DesignParser.SkewContext;
import org.colonnade.language.DesignParser.ValuesContext;
import org.colonnade.model.Inequality;
import org.colonnade.model.Numbers;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueShare;
import org.colonnade.text.Span;
import org.colonnade.workload.Literal;

/** Reads how many different values an attribute has, and how frequent they are. */
final class FrequencyReader {
    private static final double ROUNDING = 1e-9;

    private final Complaints complaints;
    private final NumberReader numbers;
    private final QuantityReader quantities;
    private final SkewReader skews;
    private final LiteralReader literals;

    FrequencyReader(Complaints complaints) {
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
        this.quantities = new QuantityReader(complaints);
        this.skews = new SkewReader(complaints);
        this.literals = new LiteralReader(complaints);
    }

    /** The number of different values, if it is known, and how instances are spread over them. */
    record Frequency(OptionalLong distinct, Inequality inequality) {
        static final Frequency UNSAID = new Frequency(OptionalLong.empty(), Inequality.EVEN);
    }

    /** Reads the statistics of an attribute; {@code instances} are those that have it, where one entity declares it. */
    Frequency read(Unit unit, ValuesContext context, Type type, OptionalLong instances) {
        if (context == null) {
            return Frequency.UNSAID;
        }
        if (!type.isScalar()) {
            complaints.error(unit.span(context), "only scalars have a number of distinct values");
            return Frequency.UNSAID;
        }
        OptionalLong declared = distinct(unit, context, instances);
        FrequencyContext frequency = context.frequency();
        if (frequency == null) {
            return new Frequency(declared, Inequality.EVEN);
        }
        return frequency.skew() == null
                ? shares(unit, frequency, type, declared, instances)
                : skewed(unit, frequency.skew(), type, declared, instances);
    }

    private OptionalLong distinct(Unit unit, ValuesContext context, OptionalLong instances) {
        if (context.distinct() == null) {
            return OptionalLong.empty();
        }
        long distinct = numbers.whole(
                unit, context.distinct().number(), "the number of distinct values", 1, (long) NumberReader.LARGEST);
        requireInstances(unit.span(context.distinct()), distinct, instances);
        return OptionalLong.of(distinct);
    }

    private void requireInstances(Span at, long values, OptionalLong instances) {
        if (values > instances.orElse(Long.MAX_VALUE)) {
            complaints.error(
                    at,
                    Numbers.text(values) + " distinct values are more than the instances, "
                            + Numbers.text(instances.getAsLong()),
                    "write at most as many, or correct the number of instances");
        }
    }

    private Frequency skewed(Unit unit, SkewContext context, Type type, OptionalLong declared, OptionalLong instances) {
        Inequality inequality = skews.ofValues(unit, context);
        long values = declared.orElse(type.is(Scalar.BOOLEAN) ? 2 : instances.orElse(Long.MAX_VALUE));
        if (inequality instanceof Inequality.LargestShare largest && largest.share() * values < 1 - ROUNDING) {
            complaints.error(
                    unit.span(context),
                    Numbers.text(values) + " values with at most " + Numbers.text(100 * largest.share())
                            + " % each are less than all",
                    "write at least " + Numbers.text(Math.ceil(1000.0 / values) / 10) + " %");
        }
        return new Frequency(declared, inequality);
    }

    private Frequency shares(
            Unit unit, FrequencyContext context, Type type, OptionalLong declared, OptionalLong instances) {
        List<ValueShare> shares = new ArrayList<>();
        context.share().forEach(s -> share(unit, s, type, shares).ifPresent(shares::add));
        Inequality.Shares all = new Inequality.Shares(shares);
        Span at = unit.span(context);
        long rest = declared.orElse(Long.MAX_VALUE) - shares.size();
        if (all.sum() > 1 + ROUNDING) {
            complaints.error(
                    at,
                    "the shares add up to " + Numbers.text(100 * all.sum()) + " %",
                    "together they are at most 100 %");
        } else if (rest < 0) {
            complaints.error(
                    at,
                    shares.size() + " values have a share, but only " + declared.getAsLong() + " are distinct",
                    "correct the number of distinct values");
        } else if (declared.isPresent() && rest > 0 && isWhole(all)) {
            complaints.error(
                    at,
                    "the shares leave nothing for " + Numbers.text(rest) + " other distinct values",
                    "correct the number of distinct values, or the shares");
        }
        if (declared.isEmpty() && isWhole(all)) {
            requireInstances(at, shares.size(), instances);
            return new Frequency(OptionalLong.of(Math.max(1, shares.size())), all);
        }
        return new Frequency(declared, all);
    }

    private static boolean isWhole(Inequality.Shares shares) {
        return shares.sum() > 1 - ROUNDING;
    }

    private Optional<ValueShare> share(Unit unit, ShareContext context, Type type, List<ValueShare> before) {
        double share = quantities.share(unit, context.percentage(), "a share of the instances, in percent,");
        Optional<Literal> literal = literals.read(unit, context.literal(), type);
        if (literal.isPresent()
                && before.stream().anyMatch(s -> s.isOf(literal.get().value()))) {
            complaints.error(unit.span(context), "there are two shares of `" + literal.get() + "`");
            return Optional.empty();
        }
        return literal.map(l -> new ValueShare(l.value(), share));
    }
}
