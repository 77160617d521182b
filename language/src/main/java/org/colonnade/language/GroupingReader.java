package org.colonnade.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.grouping.Group;
import org.colonnade.grouping.Grouping;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.GroupContext;
import org.colonnade.language.DesignParser.GroupingContext;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Step;
import org.colonnade.text.Span;

/** Reads groupings: trees of entities along relationships in which a child has one parent. */
final class GroupingReader {
    private final Model model;
    private final Complaints complaints;
    private final Entities entities;

    GroupingReader(Model model, Complaints complaints) {
        this.model = model;
        this.complaints = complaints;
        this.entities = new Entities(model, complaints);
    }

    List<Grouping> read(Declarations declarations) {
        Names names = new Names("the grouping", complaints);
        return declarations.sound(GroupingContext.class).stream()
                .map(d -> grouping(d, names))
                .toList();
    }

    private Grouping grouping(Declared<GroupingContext> declared, Names names) {
        String name = declared.context().name().getText();
        Span at = declared.unit().span(declared.context().name());
        names.declare(name, at);
        Map<Entity, Span> seen = new HashMap<>();
        List<Group> roots = new ArrayList<>();
        for (GroupContext group : declared.context().group()) {
            entities.named(declared.unit(), group.name())
                    .ifPresent(e -> roots.add(group(declared.unit(), group, e, Optional.empty(), seen)));
        }
        if (declared.context().group().isEmpty()) {
            complaints.error(at, "the grouping `" + name + "` is empty", "name the entities that are roots of groups");
        }
        return new Grouping(name, roots, at);
    }

    private Group group(Unit unit, GroupContext context, Entity entity, Optional<Step> step, Map<Entity, Span> seen) {
        Span at = unit.span(context.name());
        Span first = seen.putIfAbsent(entity, at);
        if (first != null) {
            complaints.error(
                    at,
                    entity + " is twice in this grouping",
                    "the first one is at " + first + "; an instance lives in one group");
        }
        Names steps = new Names("the member", complaints);
        List<Group> members = new ArrayList<>();
        for (GroupContext member : context.group()) {
            step(unit, entity, member).ifPresent(s -> {
                steps.declare(s.name(), unit.span(member.name()));
                members.add(member(unit, member, s, seen));
            });
        }
        return new Group(entity, step, members, at);
    }

    private Group member(Unit unit, GroupContext context, Step step, Map<Entity, Span> seen) {
        if (!step.relationship().isSelf()) {
            return group(unit, context, step.target(), Optional.of(step), seen);
        }
        if (!context.group().isEmpty()) {
            complaints.error(
                    unit.span(context.group(0)),
                    "`" + step.name() + "` leads back to " + step.target() + ", whose members are given already",
                    "write `" + step.name() + "` alone: it repeats the tree of " + step.target());
        }
        return new Group(step.target(), Optional.of(step), List.of(), unit.span(context.name()));
    }

    private Optional<Step> step(Unit unit, Entity parent, GroupContext member) {
        Span at = unit.span(member.name());
        String name = member.name().getText();
        Optional<Step> step = model.step(parent, name);
        if (step.isEmpty()) {
            complaints.noMember(
                    at,
                    parent,
                    "relationship",
                    name,
                    model.steps(parent).stream()
                            .filter(s -> s.reverse().isToOne())
                            .map(Step::name)
                            .toList());
        }
        return step.filter(s -> mayNest(s, at));
    }

    private boolean mayNest(Step step, Span at) {
        boolean nests = step.reverse().isToOne();
        if (!nests) {
            complaints.error(
                    at,
                    step.isToOne()
                            ? "many " + step.source() + "s share one `" + step.name()
                                    + "`, so it cannot live under each of them"
                            : "`" + step + "` is many-to-many: one " + step.target() + " would live under several "
                                    + step.source() + "s",
                    "groups nest along one-to-many relationships");
        }
        return nests;
    }
}
