package org.colonnade.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.DeclarationContext;
import org.colonnade.language.DesignParser.EntityContext;
import org.colonnade.language.DesignParser.FieldContext;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.text.Span;

/** Reads entities and value objects into a model. */
final class ModelReader {
    private static final long USUAL_COUNT = 1000;

    private final Complaints complaints;
    private final NumberReader numbers;
    private final ValueReader values;
    private final FieldReader fields;
    private final Map<String, Declared<EntityContext>> declared = new LinkedHashMap<>();
    private final Map<String, Names> members = new HashMap<>();

    ModelReader(Declarations declarations, Complaints complaints) {
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
        Names names = new Names("the entity", complaints);
        for (Declared<EntityContext> entity : declarations.all(DeclarationContext::entity)) {
            forgiveBroken(entity);
            if (entity.context().name() != null && declares(entity, names)) {
                declared.put(entity.context().name().getText(), entity);
            }
        }
        this.values = new ValueReader(declarations, declared, complaints);
        this.fields = new FieldReader(values, complaints);
    }

    private void forgiveBroken(Declared<EntityContext> entity) {
        if (entity.unit().isBroken(entity.context())) {
            complaints.forgiveNamesIn(entity.context());
        }
    }

    private static boolean declares(Declared<EntityContext> entity, Names names) {
        return names.declare(
                entity.context().name().getText(),
                entity.unit().span(entity.context().name()));
    }

    Model read() {
        Map<String, Entity> entities = new LinkedHashMap<>();
        declared.forEach((name, entity) -> entities.put(name, entity(name, entity)));
        RelationshipReader reader = new RelationshipReader(entities, members, complaints);
        List<Relationship> relationships = new ArrayList<>();
        declared.forEach((name, entity) -> forEachField(
                entity,
                (f) -> f.relationship() == null
                        ? Optional.empty()
                        : reader.read(entity.unit(), entities.get(name), f).map(relationships::add)));
        return new Model(List.copyOf(entities.values()), values.all(), relationships);
    }

    private Entity entity(String name, Declared<EntityContext> entity) {
        Names taken = new Names(name + "'s member", complaints);
        members.put(name, taken);
        List<Attribute> attributes = new ArrayList<>();
        Span at = entity.unit().span(entity.context().name());
        forEachField(entity, f -> {
            taken.declare(f.name().getText(), entity.unit().span(f.name()));
            return f.relationship() != null
                    ? Optional.empty()
                    : fields.read(entity.unit(), name, f).map(attributes::add);
        });
        return new Entity(name, count(entity), withOneKey(name, attributes, at, entity), at);
    }

    private List<Attribute> withOneKey(
            String name, List<Attribute> attributes, Span at, Declared<EntityContext> entity) {
        List<Attribute> keys = attributes.stream().filter(Attribute::isKey).toList();
        keys.stream().skip(1).forEach(k -> {
            complaints.error(
                    k.at(),
                    name + " has a second key",
                    "an entity has one key; `" + keys.get(0).name() + "` is it");
            attributes.remove(k);
        });
        if (keys.isEmpty()) {
            if (!entity.unit().isBroken(entity.context())) {
                complaints.error(at, "the entity `" + name + "` has no key", "add a field such as `id key`");
            }
            complaints.forgive("id");
            Type uuid = new Type.Simple(Scalar.UUID, Scalar.UUID.size());
            attributes.add(new Attribute(name, "id", uuid, true, false, OptionalLong.empty(), at));
        }
        return attributes;
    }

    private long count(Declared<EntityContext> entity) {
        return entity.context().count() == null
                        || entity.unit().isBroken(entity.context().count())
                ? USUAL_COUNT
                : numbers.whole(entity.unit(), entity.context().count().number(), "the number of instances", 1, (long)
                        NumberReader.LARGEST);
    }

    /** Reads each field that has no syntax error. */
    private static void forEachField(Declared<EntityContext> entity, FieldAction action) {
        for (FieldContext field : entity.context().field()) {
            if (!entity.unit().isBroken(field)) {
                action.read(field);
            }
        }
    }

    private interface FieldAction {
        Optional<Boolean> read(FieldContext field);
    }
}
