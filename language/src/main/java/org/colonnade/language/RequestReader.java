package org.colonnade.language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.ActorContext;
import org.colonnade.language.DesignParser.CommandContext;
import org.colonnade.language.DesignParser.RequestContext;
import org.colonnade.language.DesignParser.WeightContext;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.model.Model;
import org.colonnade.text.NearNames;
import org.colonnade.text.Span;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/** Reads requests: who runs them, how often, and their statements. */
final class RequestReader {
    private final Model model;
    private final MixReader mixes;
    private final Complaints complaints;
    private final NumberReader numbers;

    RequestReader(Model model, MixReader mixes, Complaints complaints) {
        this.model = model;
        this.mixes = mixes;
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
    }

    List<Request> read(Declarations declarations) {
        Names names = new Names("the request", complaints);
        List<Request> requests = new ArrayList<>();
        for (Declared<RequestContext> declared : declarations.all(RequestContext.class)) {
            Unit unit = declared.unit();
            RequestContext request = unit.whole(declared.context());
            if (request.name() != null && !request.name().isEmpty()) {
                Span at = unit.span(request.name());
                names.declare(request.name().getText(), at);
                requests.add(request(unit, request, request.name().getText(), at));
            }
        }
        return requests;
    }

    private Request request(Unit unit, RequestContext context, String name, Span at) {
        ParameterTypes parameters = new ParameterTypes(complaints);
        StatementReader reader = new StatementReader(model, parameters, complaints);
        List<Statement> statements = new ArrayList<>();
        for (CommandContext command : context.command()) {
            if (command.statement() != null && !unit.isBroken(command.statement())) {
                reader.read(unit, command.statement()).ifPresent(statements::add);
            }
        }
        if (statements.isEmpty() && !unit.isBroken(context) && context.command().isEmpty()) {
            complaints.error(at, "the request `" + name + "` has no statements");
        }
        Actor actor = actor(unit, context.actor(), parameters, unit.isBroken(context) || complaints.hasErrors());
        return new Request(name, actor, weights(unit, context, at), statements, at);
    }

    private Actor actor(Unit unit, ActorContext context, ParameterTypes parameters, boolean partial) {
        if (context == null || unit.isBroken(context)) {
            return new Actor.Unknown();
        }
        if (context.SYSTEM() != null) {
            return new Actor.Application();
        }
        String name = context.name().getText();
        if (context.number() != null) {
            long size = numbers.whole(unit, context.number(), "a population", 1, (long) NumberReader.LARGEST);
            return new Actor.Role(name, size);
        }
        if (looksLikeRole(context, name)) {
            complaints.error(
                    unit.span(context.name()),
                    "there is no entity `" + name + "`",
                    "for a role, say how many people have it, as in `by " + name + "(3)`");
            return new Actor.Unknown();
        }
        Optional<Entity> entity = new Entities(model, complaints).named(unit, context.name());
        if (entity.isEmpty()) {
            return new Actor.Unknown();
        }
        return context.parameter().isEmpty()
                ? new Actor.User(entity.get(), List.of())
                : user(unit, context, entity.get(), parameters, partial);
    }

    /** Returns whether a name without a parameter names no entity and is not a misspelt one. */
    private boolean looksLikeRole(ActorContext context, String name) {
        return context.parameter().isEmpty()
                && model.entity(name).isEmpty()
                && !complaints.isForgiven(name)
                && NearNames.of(
                                name,
                                model.entities().stream().map(Entity::name).toList())
                        .isEmpty();
    }

    private Actor user(Unit unit, ActorContext context, Entity entity, ParameterTypes parameters, boolean partial) {
        OperandReader operands = new OperandReader(parameters, complaints);
        List<KeyColumn> columns = entity.keyColumns();
        List<Parameter> me = context.parameter().stream()
                .flatMap(p -> operands.named(unit, p).stream())
                .toList();
        if (me.size() < context.parameter().size()
                || !new KeyReader(operands, complaints).fits(unit, context, entity)) {
            return new Actor.User(entity, List.of());
        }
        me.stream()
                .filter(p -> !parameters.isUsed(p) && !partial)
                .forEach(p -> complaints.warning(
                        p.at(),
                        "no statement of this request uses `" + p + "`",
                        "use it where the acting " + entity + " matters, or write `by " + entity
                                + "` if any may do this"));
        for (int i = 0; i < me.size(); i++) {
            parameters.use(me.get(i), OperandReader.kind(columns.get(i).type()));
        }
        return new Actor.User(entity, me);
    }

    private Map<String, Double> weights(Unit unit, RequestContext context, Span at) {
        Map<String, Double> given = new LinkedHashMap<>();
        for (WeightContext weight : context.weight()) {
            if (!unit.isBroken(weight)) {
                weight(unit, weight, given);
            }
        }
        return mixes.complete(
                given, at, unit.isBroken(context) || !context.weight().isEmpty());
    }

    private void weight(Unit unit, WeightContext context, Map<String, Double> given) {
        double value = numbers.within(unit, context.number(), "a weight", 0, NumberReader.LARGEST);
        String mix = context.name() == null
                ? mixes.defaultMix().name()
                : context.name().getText();
        if (!mixes.isKnown(mix) && mix.equalsIgnoreCase("weight")) {
            complaints.error(
                    unit.span(context),
                    "there is no mix `" + mix + "`",
                    "a weight is a number alone: write `" + context.number().getText() + "`");
        } else if (!mixes.isKnown(mix) && mixes.names().isEmpty()) {
            complaints.error(
                    unit.span(context.name()), "there is no mix `" + mix + "`", "declare it: `mixes " + mix + "`");
        } else if (!mixes.isKnown(mix)) {
            complaints.unknown(unit.span(context.name()), "mix", mix, mixes.names());
        } else if (given.putIfAbsent(mix, value) != null) {
            complaints.error(unit.span(context), "there are two weights for the mix `" + mix + "`");
        }
    }
}
