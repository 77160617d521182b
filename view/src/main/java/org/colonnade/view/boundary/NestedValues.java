package org.colonnade.view.boundary;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.boundary.Boundaries;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Numbers;
import org.colonnade.model.Step;
import org.colonnade.model.Type;
import org.colonnade.regrouping.Nesting;

/**
 * Writes nested entities as the value objects that can declare them; only these have aggregate classes.
 *
 * <pre>
 * entity Order { id key  placed timestamp  customer -> Customer.orders }
 * value Order { id uuid, placed timestamp }       and in entity Customer: orders Order[4]
 * </pre>
 */
record NestedValues(Model model, Boundaries boundaries) {
    /** Returns what to write in place of each nested entity. */
    List<String> values() {
        return boundaries.nestings().stream().map(n -> value(n.member())).toList();
    }

    private String value(Entity entity) {
        return "value " + entity + " { "
                + Stream.of(
                                entity.attributes().stream().map(NestedValues::attribute),
                                references(entity),
                                collections(entity))
                        .flatMap(s -> s)
                        .collect(Collectors.joining(", "))
                + " }";
    }

    /** Fields to write in entities that stay, {@code Customer: orders Order[4]}. */
    List<String> fields() {
        return boundaries.roots(model).stream()
                .flatMap(root -> Stream.concat(collections(root), keys(root)).map(f -> root + ": " + f))
                .toList();
    }

    /** Returns the collections of the entities nested in a parent. */
    private Stream<String> collections(Entity parent) {
        return boundaries.nestings().stream()
                .filter(n -> n.parent().equals(parent))
                .map(Nesting::step)
                .map(s -> s.name() + " " + s.target() + (s.isToOne() ? "?" : elements(s)));
    }

    /** Returns what a nested entity refers to, except its parent. */
    private Stream<String> references(Entity member) {
        Step up = boundaries.of(member).orElseThrow().step().reverse();
        return model.steps(member).stream()
                .filter(s -> s.isForward() && !s.equals(up))
                .map(s -> boundaries.of(s.target()).isEmpty() && s.isToOne()
                        ? s.name() + " -> " + s.target() + (s.isMandatory() ? "" : " (0..1)")
                        : key(s));
    }

    /** Returns an unnested entity's references to nested ones: only the key remains of such a reference. */
    private Stream<String> keys(Entity root) {
        return model.steps(root).stream()
                .filter(s -> s.isForward() && boundaries.of(s.target()).isPresent())
                .map(NestedValues::key);
    }

    private static String key(Step step) {
        String optional = step.isToOne() && !step.isMandatory() ? "?" : "";
        return step.name() + " " + step.target().soleKey().orElseThrow().type()
                + (step.isToOne() ? optional : elements(step));
    }

    private static String elements(Step step) {
        return "[" + Numbers.text(step.fanOut()) + "]";
    }

    private static String attribute(Attribute attribute) {
        String optional = attribute.optional() ? "?" : "";
        String type = attribute.type() instanceof Type.Collection many
                ? many.element() + optional + "[" + Numbers.text(many.count()) + "]"
                : attribute.type() + optional;
        OptionalLong distinct = attribute.distinct();
        return attribute.name() + " " + type
                + (distinct.isPresent() ? " (" + Numbers.text(distinct.getAsLong()) + " distinct)" : "");
    }
}
