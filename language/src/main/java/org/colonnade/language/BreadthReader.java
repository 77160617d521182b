package org.colonnade.language;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.estimate.Narrowing;
import org.colonnade.language.DesignParser.BreadthContext;
import org.colonnade.language.DesignParser.PeriodContext;
import org.colonnade.model.Numbers;
import org.colonnade.model.Period;
import org.colonnade.model.Scalar;
import org.colonnade.text.Span;
import org.colonnade.workload.Breadth;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.QueryGraph;

/** Reads how much ranges cover, and holds that none covers more than there is. */
final class BreadthReader {
    private final Complaints complaints;
    private final NumberReader numbers;
    private final QuantityReader quantities;

    BreadthReader(Complaints complaints) {
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
        this.quantities = new QuantityReader(complaints);
    }

    /** Reads the breadth of a comparison, unless there is none or it makes no sense. */
    Optional<Breadth> read(Unit unit, BreadthContext context, Column column, Comparison comparison) {
        if (context == null) {
            return Optional.empty();
        }
        Span at = unit.span(context);
        if (!comparison.isRange()) {
            complaints.error(
                    at, "`" + comparison + "` is no range that could cover a part of the values", "leave it out");
            return Optional.empty();
        }
        return context.percentage() == null
                ? measured(unit, context.period(), column, at)
                : Optional.of(new Breadth.Part(quantities.share(unit, context.percentage(), "a percentage")));
    }

    private Optional<Breadth> measured(Unit unit, PeriodContext context, Column column, Span at) {
        String name = context.name().getText().toLowerCase(Locale.ROOT);
        if (name.equals("rows") || name.equals("row")) {
            return Optional.of(new Breadth.Rows(
                    numbers.positive(unit, context.number(), "the number of rows", NumberReader.LARGEST)));
        }
        if (Period.Unit.named(name).isEmpty()) {
            complaints.unknown(
                    unit.span(context.name()),
                    "unit",
                    name,
                    Stream.concat(Stream.of("rows"), Period.Unit.names().stream())
                            .toList());
            return Optional.empty();
        }
        return quantities.period(unit, context, "the time that a range covers").flatMap(p -> time(p, column, at));
    }

    private Optional<Breadth> time(Period period, Column column, Span at) {
        boolean known = Narrowing.span(column).isPresent();
        if (!known) {
            complaints.error(
                    at,
                    "it is not known how long a time the values of `" + column + "` span",
                    isTime(column)
                            ? "say how long one is kept, as in `entity "
                                    + column.node().entity()
                                    + " (1000, kept 2 years)`, or write a percentage, as in `[2 %]`"
                            : "a date or a timestamp has a time; write a percentage, as in `[2 %]`, or a number of rows");
            return Optional.empty();
        }
        return Optional.of(new Breadth.Time(period));
    }

    private static boolean isTime(Column column) {
        return column.attribute().type().is(Scalar.DATE)
                || column.attribute().type().is(Scalar.TIMESTAMP);
    }

    /** Complains of ranges of a statement that cover more than there is, or whose breadth is said twice. */
    void check(QueryGraph graph, List<Predicate> where) {
        List<Compare> ranges = where.stream()
                .filter(p -> p instanceof Compare c && c.breadth().isPresent())
                .map(p -> (Compare) p)
                .toList();
        Narrowing narrowing = new Narrowing(graph, where);
        for (Compare range : ranges) {
            double share = narrowing.covered(range);
            boolean again = ranges.stream()
                    .takeWhile(r -> r != range)
                    .anyMatch(r -> r.column().equals(range.column()));
            if (again) {
                complaints.error(range.at(), "how much `" + range.column() + "` covers is said twice", "say it once");
            } else if (share > 1) {
                complaints.error(
                        range.at(),
                        "`" + range.breadth().get() + "` is " + Numbers.text(Math.ceil(100 * share))
                                + " % of what there is",
                        "a range covers at most all of it");
            }
        }
    }
}
