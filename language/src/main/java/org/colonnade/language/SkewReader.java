package org.colonnade.language;

import org.colonnade.language.DesignParser.SkewContext;
import org.colonnade.model.Inequality;

/** Reads how unevenly partners or values are spread. */
final class SkewReader {
    private static final double STEEPEST = 3;

    private final Complaints complaints;
    private final NumberReader numbers;
    private final QuantityReader quantities;

    SkewReader(Complaints complaints) {
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
        this.quantities = new QuantityReader(complaints);
    }

    /** Reads how instances are spread over the values of an attribute. */
    Inequality ofValues(Unit unit, SkewContext context) {
        if (context.ZIPF() != null) {
            return zipf(unit, context);
        }
        if (context.percentage() == null) {
            complaints.error(
                    unit.span(context),
                    "the most frequent value has a share of the instances",
                    "write a percentage, as in `at most 30 %`");
            return Inequality.EVEN;
        }
        return new Inequality.LargestShare(
                quantities.share(unit, context.percentage(), "the largest share, in percent,"));
    }

    /** Reads how links are spread over the instances on one side of a relationship. */
    Inequality ofPartners(Unit unit, SkewContext context) {
        if (context.ZIPF() != null) {
            return zipf(unit, context);
        }
        if (context.percentage() != null) {
            complaints.error(
                    unit.span(context),
                    "the most popular instance has a number of partners",
                    "write a number, as in `at most 1_000_000`");
            return Inequality.EVEN;
        }
        return new Inequality.Largest(
                numbers.within(unit, context.number(), "the largest number of partners", 1, NumberReader.LARGEST));
    }

    private Inequality zipf(Unit unit, SkewContext context) {
        double exponent = numbers.within(unit, context.number(), "an exponent of zipf", 0, STEEPEST);
        return exponent == 0 ? Inequality.EVEN : new Inequality.Zipf(exponent);
    }
}
