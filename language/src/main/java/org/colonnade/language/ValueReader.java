package org.colonnade.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.EntityContext;
import org.colonnade.language.DesignParser.FieldContext;
import org.colonnade.language.DesignParser.RelationshipContext;
import org.colonnade.language.DesignParser.ValueObjectContext;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.text.Span;

/** Reads value objects on first use, so that one may stand before another that it uses. */
final class ValueReader {
    private static final int MOST_PARTS = 1000;
    private static final int DEEPEST = 50;

    private final Complaints complaints;
    private final Map<String, Declared<EntityContext>> entities;
    private final Map<String, Declared<ValueObjectContext>> declared = new LinkedHashMap<>();
    private final Map<String, ValueObject> read = new LinkedHashMap<>();
    private final Map<String, Long> sizes = new HashMap<>();
    private final Set<String> underWay = new LinkedHashSet<>();

    ValueReader(Declarations declarations, Map<String, Declared<EntityContext>> entities, Complaints complaints) {
        this.complaints = complaints;
        this.entities = entities;
        Names names = new Names("the value", complaints);
        for (Declared<ValueObjectContext> value : declarations.all(ValueObjectContext.class)) {
            if (value.unit().isBroken(value.context())) {
                complaints.forgiveNamesIn(value.context());
            } else {
                declare(value, names);
            }
        }
    }

    private void declare(Declared<ValueObjectContext> value, Names names) {
        String name = value.context().name().getText();
        Span at = value.unit().span(value.context().name());
        if (entities.containsKey(name) || Scalar.named(name).isPresent()) {
            complaints.error(
                    at,
                    "`" + name + "` is already the name of " + (entities.containsKey(name) ? "an entity" : "a type"));
        } else if (names.declare(name, at)) {
            declared.put(name, value);
        }
    }

    List<ValueObject> all() {
        return declared.keySet().stream().flatMap(n -> named(n).stream()).toList();
    }

    Set<String> names() {
        return declared.keySet();
    }

    boolean isEntity(String name) {
        return entities.containsKey(name);
    }

    /** Returns the value object of a name, unless there is none, it contains itself, or it is out of bounds. */
    Optional<ValueObject> named(String name) {
        if (declared.containsKey(name) && !read.containsKey(name) && mayRead(name)) {
            underWay.add(name);
            ValueObject object = read(name, declared.get(name));
            underWay.remove(name);
            if (isTooLarge(object)) {
                tooLarge(name, object.at());
                return Optional.empty();
            }
            read.put(name, object);
        }
        return Optional.ofNullable(read.get(name));
    }

    private boolean mayRead(String name) {
        Declared<ValueObjectContext> value = declared.get(name);
        Span at = value.unit().span(value.context().name());
        if (underWay.contains(name)) {
            complaints.error(
                    at,
                    "the value `" + name + "` contains itself",
                    "use an entity and a relationship where nesting has no bound");
        } else if (underWay.size() >= DEEPEST) {
            tooLarge(name, at);
        }
        return !underWay.contains(name) && underWay.size() < DEEPEST;
    }

    private void tooLarge(String name, Span at) {
        complaints.error(
                at,
                "the value `" + name + "` has more than " + MOST_PARTS + " parts, or nests more than " + DEEPEST
                        + " deep");
    }

    /** Counts the parts of a value object, once; those inside it are known already. */
    private boolean isTooLarge(ValueObject object) {
        long parts = 0;
        for (Attribute attribute : object.attributes()) {
            parts += ColumnReader.valueObject(attribute.type())
                    .map(v -> sizes.get(v.name()))
                    .orElse(1L);
        }
        sizes.put(object.name(), parts);
        return parts > MOST_PARTS;
    }

    private ValueObject read(String name, Declared<ValueObjectContext> value) {
        FieldReader fields = new FieldReader(this, complaints);
        Names taken = new Names(name + "'s member", complaints);
        List<Attribute> attributes = new ArrayList<>();
        for (FieldContext field : value.context().field()) {
            taken.declare(field.name().getText(), value.unit().span(field.name()));
            fields.read(value.unit(), name, field, OptionalLong.empty()).ifPresent(attributes::add);
        }
        if (value.context().field().isEmpty()) {
            complaints.error(value.unit().span(value.context().name()), "the value `" + name + "` has no fields");
        }
        return new ValueObject(
                name, attributes, value.unit().span(value.context().name()));
    }

    /** Reads a reference from a value object to an entity: the entity's key. */
    Optional<Type> reference(Unit unit, RelationshipContext context) {
        String target = context.name(0).getText();
        if (context.MANY_TO_ONE() == null || context.name().size() > 1 || context.participation() != null) {
            complaints.error(
                    unit.span(context),
                    "a value object only refers: `-> " + target + "`",
                    "relationships that can be walked from both sides are between entities");
            return Optional.empty();
        }
        Declared<EntityContext> entity = entities.get(target);
        if (entity == null) {
            complaints.unknown(unit.span(context.name(0)), "entity", target, entities.keySet());
            return Optional.empty();
        }
        if (entity.context().compositeKey().isEmpty()) {
            return Optional.of(new Type.Reference(target, keyType(entity)));
        }
        complaints.error(
                unit.span(context),
                "a value object cannot refer to " + target + ", because its key has several parts or partners",
                "declare a relationship in the entity that holds the value object");
        return Optional.empty();
    }

    private Type.Simple keyType(Declared<EntityContext> entity) {
        return entity.context().field().stream()
                .filter(f -> !entity.unit().isBroken(f) && f.keyField() != null)
                .findFirst()
                .flatMap(f -> FieldReader.keyType(f.keyField()))
                .orElse(new Type.Simple(Scalar.UUID, Scalar.UUID.size()));
    }
}
