package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.language.DesignParser.ComparisonContext;
import org.colonnade.language.DesignParser.OperandContext;
import org.colonnade.language.DesignParser.PredicateContext;
import org.colonnade.language.DesignParser.WhereContext;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.text.Words;
import org.colonnade.workload.Breadth;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;

/** Reads the predicates of a WHERE clause. */
final class PredicateReader {
    private static final double USUAL_LIST = 10;

    private final ColumnReader columns;
    private final OperandReader operands;
    private final Complaints complaints;
    private final NumberReader numbers;
    private final BreadthReader breadths;

    PredicateReader(ColumnReader columns, OperandReader operands, Complaints complaints) {
        this.columns = columns;
        this.operands = operands;
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
        this.breadths = new BreadthReader(complaints);
    }

    List<Predicate> read(Unit unit, WhereContext where) {
        return where == null
                ? List.of()
                : where.predicate().stream()
                        .flatMap(p -> predicate(unit, p).stream())
                        .toList();
    }

    private Optional<Predicate> predicate(Unit unit, PredicateContext context) {
        Optional<Column> column = columns.column(unit, context.path()).filter(c -> isComparable(unit, context, c));
        if (column.isEmpty()) {
            return Optional.empty();
        }
        return context.comparison() == null ? in(unit, context, column.get()) : compare(unit, context, column.get());
    }

    private boolean isComparable(Unit unit, PredicateContext context, Column column) {
        boolean comparable = column.attribute().isScalar() && ColumnReader.isSingle(column);
        if (!comparable) {
            complaints.error(
                    unit.span(context.path()),
                    "`" + column + "` is not one scalar value, so a predicate cannot compare it",
                    "it is of type " + ColumnReader.obstacle(column));
        }
        return comparable;
    }

    private Optional<Predicate> compare(Unit unit, PredicateContext context, Column column) {
        Comparison comparison = comparison(context.comparison());
        Scalar scalar = ((Type.Simple) column.attribute().type()).scalar();
        if (comparison.isRange() && !scalar.isOrdered()) {
            complaints.error(
                    unit.span(context.comparison()),
                    "`" + column + "` is " + Words.a(scalar) + ", which has no order",
                    "compare it with = or !=");
            return Optional.empty();
        }
        Optional<Breadth> breadth = breadths.read(unit, context.breadth(), column, comparison);
        return operands.read(unit, context.operand(), column.attribute().type())
                .map(o -> new Predicate.Compare(column, comparison, o, breadth, unit.span(context)));
    }

    private static Comparison comparison(ComparisonContext context) {
        return switch (context.getStart().getType()) {
            case DesignLexer.EQUAL -> Comparison.EQUAL;
            case DesignLexer.NOT_EQUAL -> Comparison.NOT_EQUAL;
            case DesignLexer.LESS -> Comparison.LESS;
            case DesignLexer.LESS_OR_EQUAL -> Comparison.LESS_OR_EQUAL;
            case DesignLexer.GREATER -> Comparison.GREATER;
            default -> Comparison.GREATER_OR_EQUAL;
        };
    }

    private Optional<Predicate> in(Unit unit, PredicateContext context, Column column) {
        Type type = column.attribute().type();
        if (context.choice().parameter() != null) {
            return operands.list(unit, context.choice().parameter(), type)
                    .map(p -> new Predicate.InList(column, p, listSize(unit, context), unit.span(context)));
        }
        List<Operand> chosen = new ArrayList<>();
        for (OperandContext operand : context.choice().operand()) {
            operands.read(unit, operand, type).ifPresent(chosen::add);
        }
        return Optional.of(new Predicate.OneOf(column, chosen, unit.span(context)));
    }

    private double listSize(Unit unit, PredicateContext context) {
        return context.choice().collection() == null
                ? USUAL_LIST
                : numbers.within(
                        unit,
                        context.choice().collection().number(),
                        "the average length of the list",
                        1,
                        NumberReader.LARGEST);
    }
}
