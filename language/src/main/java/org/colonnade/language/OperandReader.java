package org.colonnade.language;

import java.math.BigDecimal;
import java.util.Optional;
import org.colonnade.language.DesignParser.LiteralContext;
import org.colonnade.language.DesignParser.OperandContext;
import org.colonnade.language.DesignParser.ParameterContext;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.text.Span;
import org.colonnade.text.Words;
import org.colonnade.workload.Literal;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;

/** Reads parameters and literals, and checks them against the type that their place asks for. */
final class OperandReader {
    private final ParameterTypes parameters;
    private final Complaints complaints;
    private final NumberReader numbers;

    OperandReader(ParameterTypes parameters, Complaints complaints) {
        this.parameters = parameters;
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
    }

    /** Reads a value for a place of the given type. */
    Optional<Operand> read(Unit unit, OperandContext context, Type type) {
        if (context.parameter() != null) {
            return parameter(unit, context.parameter(), kind(type)).map(p -> p);
        }
        if (context.literal() != null) {
            return literal(unit, context.literal()).filter(l -> fits(l, type)).map(l -> l);
        }
        String path = context.path().getText();
        boolean word = context.path().name().size() == 1;
        complaints.error(
                unit.span(context),
                word
                        ? "`" + path + "` is neither a parameter nor a literal"
                        : "`" + path + "` is a path: two paths compared would make the query graph cyclic",
                word
                        ? "a parameter is written `?" + path + "`, a text \"" + path + "\""
                        : "compare with a parameter or a literal");
        return Optional.empty();
    }

    /** Reads a parameter that holds a list of values of a type. */
    Optional<Parameter> list(Unit unit, ParameterContext context, Type element) {
        return parameter(unit, context, "a list of " + kind(element));
    }

    private Optional<Parameter> parameter(Unit unit, ParameterContext context, String kind) {
        Optional<Parameter> parameter = named(unit, context);
        parameter.ifPresent(p -> parameters.use(p, kind));
        return parameter;
    }

    /** Reads a parameter, whatever it holds. */
    Optional<Parameter> named(Unit unit, ParameterContext context) {
        if (context.PARAMETER() == null) {
            complaints.error(
                    unit.span(context), "a parameter needs a name", "write it after the question mark, as in `?id`");
            return Optional.empty();
        }
        return Optional.of(new Parameter(context.getText().substring(1), unit.span(context)));
    }

    /** Names the kinds of values that parameters tell apart; all numbers are one kind. */
    static String kind(Type type) {
        return type.match(
                simple -> simple.scalar().isNumeric() ? "a number" : Words.a(simple.scalar()),
                composite -> "a " + composite,
                reference -> kind(reference.key()),
                collection -> "a " + collection);
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
