package org.colonnade.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.language.DesignParser.AssignmentContext;
import org.colonnade.language.DesignParser.NameContext;
import org.colonnade.language.DesignParser.SetContext;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Type;
import org.colonnade.text.Span;
import org.colonnade.workload.Assignment;

/** Reads SET clauses: attributes of one entity, each named alone or after the entity. */
final class AssignmentReader {
    private final Model model;
    private final OperandReader operands;
    private final Complaints complaints;

    AssignmentReader(Model model, OperandReader operands, Complaints complaints) {
        this.model = model;
        this.operands = operands;
        this.complaints = complaints;
    }

    List<Assignment> read(Unit unit, Entity entity, SetContext context) {
        List<Assignment> set = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (AssignmentContext assignment : context.assignment()) {
            attribute(unit, entity, assignment).ifPresent(a -> {
                if (!seen.add(a.name())) {
                    complaints.error(unit.span(assignment), "`" + a.name() + "` is set twice");
                }
                assign(unit, assignment, a).ifPresent(set::add);
            });
        }
        return set;
    }

    private Optional<Attribute> attribute(Unit unit, Entity entity, AssignmentContext context) {
        List<NameContext> names = context.path().name();
        boolean qualified = names.size() == 2 && names.get(0).getText().equals(entity.name());
        if (names.size() > 1 && !qualified) {
            complaints.error(
                    unit.span(context.path()),
                    "SET names attributes of " + entity + " only",
                    entity.attribute(names.get(0).getText()).isPresent()
                            ? "set the whole of `" + names.get(0).getText() + "`"
                            : "write `" + names.get(names.size() - 1).getText()
                                    + "`, or update the other entity in a statement of its own");
            return Optional.empty();
        }
        NameContext name = names.get(names.size() - 1);
        Optional<Attribute> attribute = entity.attribute(name.getText());
        if (attribute.isEmpty() && model.step(entity, name.getText()).isPresent()) {
            complaints.error(
                    unit.span(name),
                    "`" + name.getText() + "` is a relationship of " + entity + ", not an attribute",
                    "tie partners with CONNECT TO in an INSERT, or with a CONNECT statement");
        } else if (attribute.isEmpty()) {
            complaints.noMember(
                    unit.span(name),
                    entity,
                    "attribute",
                    name.getText(),
                    entity.attributes().stream().map(Attribute::name).toList());
        }
        return attribute;
    }

    private Optional<Assignment> assign(Unit unit, AssignmentContext context, Attribute attribute) {
        boolean appends = context.APPEND() != null;
        Span at = unit.span(context);
        if (appends && !attribute.type().isCollection()) {
            complaints.error(
                    at,
                    "`" + attribute + "` is no collection, so nothing can be appended to it",
                    "read its value, work out the new one, and set that, as in `" + attribute.name() + " = ?"
                            + attribute.name() + "`");
            return Optional.empty();
        }
        Type type = appends ? attribute.type().element() : attribute.type();
        return operands.read(unit, context.operand(), type).map(o -> new Assignment(attribute, appends, o, at));
    }
}
