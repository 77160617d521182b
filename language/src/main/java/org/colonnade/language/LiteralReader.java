package org.colonnade.language;

import java.math.BigDecimal;
import java.util.Optional;
import org.colonnade.language.DesignParser.LiteralContext;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.text.Span;
import org.colonnade.text.Words;
import org.colonnade.workload.Literal;

/** Reads literals, and checks them against the type that their place asks for. */
final class LiteralReader {
    private final Complaints complaints;
    private final NumberReader numbers;

    LiteralReader(Complaints complaints) {
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
    }

    /** Reads a literal for a place of the given type. */
    Optional<Literal> read(Unit unit, LiteralContext context, Type type) {
        return literal(unit, context).filter(l -> fits(l, type));
    }

    private Optional<Literal> literal(Unit unit, LiteralContext context) {
        Span at = unit.span(context);
        if (context.number() != null) {
            return numbers.exact(unit, context.number()).map(n -> new Literal(n, at));
        }
        return Optional.of(new Literal(
                context.STRING() != null ? Strings.value(context.STRING().getText()) : context.TRUE() != null, at));
    }

    private boolean fits(Literal literal, Type type) {
        boolean fits = type instanceof Type.Simple simple && fits(literal.value(), simple.scalar());
        if (!fits) {
            complaints.error(
                    literal.at(),
                    "`" + literal + "` is not "
                            + (type instanceof Type.Simple simple ? Words.a(simple.scalar()) : "a " + type),
                    type instanceof Type.Simple simple ? Scalars.example(simple.scalar()) : "use a parameter");
        }
        return fits;
    }

    private static boolean fits(Object value, Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> value instanceof Boolean;
            case INT ->
                value instanceof BigDecimal number && Scalars.isWithin(number, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> value instanceof BigDecimal number && Scalars.isWithin(number, Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT, DOUBLE, DECIMAL -> value instanceof BigDecimal;
            default -> value instanceof String text && Scalars.isText(text, scalar);
        };
    }
}
