package org.colonnade.aggregate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Step;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;

/**
 * The shape of the aggregates with one entity as their root (NoAM, Section 3.3): a record of the entity's attributes
 * and of references, one for each relationship that it declares, in the order of the text; those to many are
 * collections.
 *
 * <p>Invariant: {@code key} is a scalar among the fields of {@code record}.
 */
public record AggregateClass(String name, ValueObject record, Attribute key) {

    public static AggregateClass of(Model model, Entity root) {
        List<Attribute> fields = new ArrayList<>(root.attributes());
        model.steps(root).stream()
                .filter(Step::isForward)
                .map(AggregateClass::reference)
                .forEach(fields::add);
        fields.sort(Comparator.comparing(f -> f.at().start()));
        return new AggregateClass(root.name(), new ValueObject(root.name(), fields, root.at()), key(root));
    }

    private static Attribute key(Entity root) {
        return root.soleKey().orElseThrow(() -> new IllegalArgumentException(root + " has no key of one attribute"));
    }

    /** Returns whether the instances of an entity can be blocks of their own: a block has one identifier. */
    public static boolean canBe(Entity root) {
        return root.soleKey().isPresent();
    }

    private static Attribute reference(Step step) {
        Type one = reference(step.target());
        return new Attribute(
                step.source().name(),
                step.name(),
                step.isToOne() ? one : new Type.Collection(one, step.fanOut()),
                false,
                step.isToOne() && !step.isMandatory(),
                OptionalLong.empty(),
                step.relationship().at());
    }

    /** Returns the type of the key of an entity as a value: a reference, or an object of its columns. */
    public static Type reference(Entity target) {
        if (target.soleKey().isPresent()) {
            return new Type.Reference(
                    target.name(), (Type.Simple) target.soleKey().get().type());
        }
        List<Attribute> columns = target.keyColumns().stream()
                .map(c -> new Attribute(
                        target.name(),
                        c.toString().replace('.', '_'),
                        c.type(),
                        false,
                        false,
                        OptionalLong.empty(),
                        target.at()))
                .toList();
        return new Type.Composite(new ValueObject(target.name(), columns, target.at()));
    }

    public List<Attribute> fields() {
        return record.attributes();
    }

    public Type.Composite type() {
        return new Type.Composite(record);
    }

    /** Returns the type of the value at a path, with indices or {@code [*]}; empty if nothing can be there. */
    public Optional<Type> type(AccessPath path) {
        Optional<Type> type = Optional.of(type());
        for (AccessStep step : path.steps()) {
            type = type.flatMap(t -> inside(t, step));
        }
        return type;
    }

    private static Optional<Type> inside(Type type, AccessStep step) {
        if (step instanceof AccessStep.Field field) {
            return type instanceof Type.Composite composite
                    ? composite.value().attribute(field.name()).map(Attribute::type)
                    : Optional.empty();
        }
        return type.isCollection() ? Optional.of(type.element()) : Optional.empty();
    }

    /** Returns the paths one step below a path without indices: a record's fields, or every element of a collection. */
    public List<AccessPath> below(AccessPath path) {
        Type type = type(path).orElseThrow(() -> new IllegalArgumentException(name + " has no `" + path + "`"));
        return type.isCollection()
                ? List.of(path.every())
                : type.attributes().stream().map(a -> path.field(a.name())).toList();
    }

    /** Returns a path without indices, and all paths below it. */
    public List<AccessPath> within(AccessPath path) {
        return Stream.concat(Stream.of(path), below(path).stream().flatMap(p -> within(p).stream()))
                .toList();
    }

    @Override
    public String toString() {
        return name;
    }
}
