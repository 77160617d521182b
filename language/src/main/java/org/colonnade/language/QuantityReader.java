package org.colonnade.language;

import java.util.Optional;
import org.colonnade.language.DesignParser.NameContext;
import org.colonnade.language.DesignParser.PercentageContext;
import org.colonnade.language.DesignParser.PeriodContext;
import org.colonnade.language.DesignParser.RateContext;
import org.colonnade.model.Period;
import org.colonnade.model.Rate;

/** Reads numbers that have a unit: lengths of time, rates and percentages. */
final class QuantityReader {
    private final Complaints complaints;
    private final NumberReader numbers;

    QuantityReader(Complaints complaints) {
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
    }

    /** Reads a length of time. */
    Optional<Period> period(Unit unit, PeriodContext context, String what) {
        double number = numbers.positive(unit, context.number(), what, NumberReader.LARGEST);
        return unitOfTime(unit, context.name()).map(u -> new Period(number, u));
    }

    /** Reads how often something happens. */
    Optional<Rate> rate(Unit unit, RateContext context, String what) {
        double number = numbers.positive(unit, context.number(), what, NumberReader.LARGEST);
        return unitOfTime(unit, context.name()).map(u -> new Rate(number, u));
    }

    private Optional<Period.Unit> unitOfTime(Unit unit, NameContext name) {
        Optional<Period.Unit> found = Period.Unit.named(name.getText());
        if (found.isEmpty()) {
            complaints.unknown(unit.span(name), "unit of time", name.getText(), Period.Unit.names());
        }
        return found;
    }

    /** Reads a percentage above 0 as a share; complains and returns 1 if it is none. */
    double share(Unit unit, PercentageContext context, String what) {
        return numbers.positive(unit, context.number(), what, 100) / 100;
    }
}
