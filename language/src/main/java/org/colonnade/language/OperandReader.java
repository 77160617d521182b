package org.colonnade.language;

import java.util.Optional;
import org.colonnade.language.DesignParser.OperandContext;
import org.colonnade.language.DesignParser.ParameterContext;
import org.colonnade.model.Type;
import org.colonnade.text.Words;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;

/** Reads parameters and literals where a statement wants a value. */
final class OperandReader {
    private final ParameterTypes parameters;
    private final Complaints complaints;
    private final LiteralReader literals;

    OperandReader(ParameterTypes parameters, Complaints complaints) {
        this.parameters = parameters;
        this.complaints = complaints;
        this.literals = new LiteralReader(complaints);
    }

    /** Reads a value for a place of the given type. */
    Optional<Operand> read(Unit unit, OperandContext context, Type type) {
        if (context.parameter() != null) {
            return parameter(unit, context.parameter(), kind(type)).map(p -> p);
        }
        if (context.literal() != null) {
            return literals.read(unit, context.literal(), type).map(l -> l);
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
}
