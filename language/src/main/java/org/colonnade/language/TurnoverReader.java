package org.colonnade.language;

import java.util.Optional;
import org.colonnade.language.DesignParser.CountContext;
import org.colonnade.model.Numbers;
import org.colonnade.model.Period;
import org.colonnade.model.Rate;
import org.colonnade.model.Turnover;

/** Reads how many instances of an entity come, and how long they are kept. */
final class TurnoverReader {
    private static final Period CENTURY = new Period(100, Period.Unit.YEAR);
    private static final double ROUNDING = 1.01;

    private final Period horizon;
    private final Complaints complaints;
    private final QuantityReader quantities;

    TurnoverReader(Period horizon, Complaints complaints) {
        this.horizon = horizon;
        this.complaints = complaints;
        this.quantities = new QuantityReader(complaints);
    }

    Turnover read(Unit unit, CountContext context, long count) {
        if (context == null || unit.isBroken(context)) {
            return Turnover.NONE;
        }
        Optional<Rate> rate =
                Optional.ofNullable(context.rate()).flatMap(r -> quantities.rate(unit, r, "the number that come"));
        Optional<Period> kept = Optional.ofNullable(context.retention())
                .flatMap(r -> quantities.period(unit, r.period(), "the time that one is kept"));
        Turnover turnover = new Turnover(rate, kept);
        if (count > ROUNDING * turnover.most(count)) {
            complaints.error(
                    unit.span(context),
                    turnover + " come to at most " + Numbers.text(Math.ceil(turnover.most(count)))
                            + ", which is less than " + Numbers.text(count),
                    "correct the number of instances, the rate, or the time that they are kept");
        }
        if (turnover.isEndless() && horizon.seconds() > CENTURY.seconds()) {
            complaints.error(
                    unit.span(context.rate()),
                    "this grows without end over a horizon of " + horizon,
                    "say how long one is kept, as in `kept 2 years`, or look ahead at most " + CENTURY);
        }
        return turnover;
    }
}
