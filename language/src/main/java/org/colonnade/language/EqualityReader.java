package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.design.Equality;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.AssertionContext;
import org.colonnade.language.DesignParser.NameContext;
import org.colonnade.language.DesignParser.PathContext;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Path;
import org.colonnade.model.Step;

/** Reads {@code assert} declarations: two to-one paths that always lead to the same instance. */
final class EqualityReader {
    private final Model model;
    private final Complaints complaints;

    EqualityReader(Model model, Complaints complaints) {
        this.model = model;
        this.complaints = complaints;
    }

    List<Equality> read(Declarations declarations) {
        return declarations.sound(AssertionContext.class).stream()
                .flatMap(d -> equality(d).stream())
                .toList();
    }

    private Optional<Equality> equality(Declared<AssertionContext> declared) {
        Unit unit = declared.unit();
        Optional<Path> left = path(unit, declared.context().path(0));
        Optional<Path> right = path(unit, declared.context().path(1));
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        Path a = left.get();
        Path b = right.get();
        if (!a.start().equals(b.start()) || !a.end().equals(b.end())) {
            complaints.error(
                    unit.span(declared.context()),
                    "`" + a + "` leads from " + a.start() + " to " + a.end() + ", `" + b + "` from " + b.start()
                            + " to " + b.end(),
                    "both paths of an assertion begin at one entity and end at one entity");
            return Optional.empty();
        }
        return Optional.of(new Equality(a, b, unit.span(declared.context())));
    }

    private Optional<Path> path(Unit unit, PathContext context) {
        Optional<Entity> start = new Entities(model, complaints).named(unit, context.name(0));
        if (start.isEmpty()) {
            return Optional.empty();
        }
        List<Step> steps = new ArrayList<>();
        Entity here = start.get();
        for (NameContext name : context.name().subList(1, context.name().size())) {
            Optional<Step> step = model.step(here, name.getText());
            if (step.isEmpty()) {
                complaints.noMember(
                        unit.span(name),
                        here,
                        "relationship",
                        name.getText(),
                        model.steps(here).stream().map(Step::name).toList());
                return Optional.empty();
            }
            steps.add(step.get());
            here = step.get().target();
        }
        Path path = new Path(start.get(), steps);
        if (!path.isToOne()) {
            complaints.error(unit.span(context), "`" + path + "` leads to many", "an assertion equates to-one paths");
            return Optional.empty();
        }
        return Optional.of(path);
    }
}
