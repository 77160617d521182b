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
import java.util.stream.Stream;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.EntityContext;
import org.colonnade.language.DesignParser.FieldContext;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Numbers;
import org.colonnade.model.Period;
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
    private final TurnoverReader turnovers;
    private final Map<String, Declared<EntityContext>> declared = new LinkedHashMap<>();
    private final Map<String, Names> members = new HashMap<>();
    private final Map<String, Entity> read = new HashMap<>();
    private final Set<String> underWay = new LinkedHashSet<>();

    ModelReader(Declarations declarations, Period horizon, Complaints complaints) {
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
        Names names = new Names("the entity", complaints);
        for (Declared<EntityContext> entity : declarations.all(EntityContext.class)) {
            forgiveBroken(entity);
            if (entity.context().name() != null && declares(entity, names)) {
                declared.put(entity.context().name().getText(), entity);
            }
        }
        this.values = new ValueReader(declarations, declared, complaints);
        this.fields = new FieldReader(values, complaints);
        this.turnovers = new TurnoverReader(horizon, complaints);
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
        declared.keySet().forEach(this::entity);
        Map<String, Entity> entities = new LinkedHashMap<>();
        declared.keySet().forEach(name -> entities.put(name, read.get(name)));
        RelationshipReader reader = new RelationshipReader(entities, members, complaints);
        List<Relationship> relationships = new ArrayList<>();
        declared.forEach((name, entity) -> soundFields(entity)
                .filter(f -> f.relationship() != null)
                .flatMap(f -> reader.read(entity.unit(), entities.get(name), f).stream())
                .forEach(relationships::add));
        return new Model(List.copyOf(entities.values()), values.all(), relationships);
    }

    static Stream<FieldContext> soundFields(Declared<EntityContext> entity) {
        return entity.context().field().stream().filter(f -> !entity.unit().isBroken(f));
    }

    /** Reads an entity on first use, so that one may stand before another that belongs to its key. */
    private Entity entity(String name) {
        Entity known = read.get(name);
        if (known == null) {
            underWay.add(name);
            known = entity(name, declared.get(name));
            underWay.remove(name);
            read.put(name, known);
        }
        return known;
    }

    private Entity entity(String name, Declared<EntityContext> entity) {
        Unit unit = entity.unit();
        Names taken = new Names(name + "'s member", complaints);
        members.put(name, taken);
        soundFields(entity).forEach(f -> taken.declare(f.name().getText(), unit.span(f.name())));
        List<FieldContext> fields =
                soundFields(entity).filter(f -> f.relationship() == null).toList();
        long count = count(entity);
        List<Attribute> attributes = new ArrayList<>();
        fields.forEach(
                f -> this.fields.read(unit, name, f, OptionalLong.of(count)).ifPresent(attributes::add));
        boolean complete = attributes.size() == fields.size() && !unit.isBroken(entity.context());
        Span at = unit.span(entity.context().name());
        refuseSecondKey(name, attributes);
        CompositeKeyReader composite = new CompositeKeyReader(name, entity, attributes, complaints);
        List<KeyPart> parts = composite.read(target -> partner(target));
        if (parts.isEmpty()) {
            attributes.add(missingKey(
                    name, at, complete && entity.context().compositeKey().isEmpty()));
            return new Entity(name, count, turnovers.read(unit, entity.context().count(), count), attributes, at);
        }
        Entity read =
                new Entity(name, count, turnovers.read(unit, entity.context().count(), count), attributes, parts, at);
        warnOfFewCombinations(read);
        return read;
    }

    private void warnOfFewCombinations(Entity entity) {
        double combinations = 1;
        for (KeyPart part : entity.key()) {
            combinations *= part instanceof KeyPart.Partner partner
                    ? partner.entity().count()
                    : values(((KeyPart.Own) part).attribute());
        }
        if (entity.soleKey().isEmpty() && combinations < entity.count()) {
            complaints.warning(
                    entity.at(),
                    "there are only " + Numbers.text(combinations) + " different keys for "
                            + Numbers.text(entity.count()) + " of " + entity,
                    "correct the numbers of instances, or of distinct values");
        }
    }

    private static double values(Attribute attribute) {
        double most = attribute.type().is(Scalar.BOOLEAN) ? 2 : Double.POSITIVE_INFINITY;
        return attribute.distinct().isPresent() ? attribute.distinct().getAsLong() : most;
    }

    /** The entity that another one is identified by; nothing if that one would be identified by itself. */
    private CompositeKeyReader.Target partner(String name) {
        if (!declared.containsKey(name)) {
            return new CompositeKeyReader.Target(Optional.empty(), List.of());
        } else if (underWay.contains(name)) {
            List<String> cycle = new ArrayList<>(underWay);
            return new CompositeKeyReader.Target(Optional.empty(), cycle.subList(cycle.indexOf(name), cycle.size()));
        }
        return new CompositeKeyReader.Target(Optional.of(entity(name)), List.of());
    }

    private void refuseSecondKey(String name, List<Attribute> attributes) {
        List<Attribute> keys = attributes.stream().filter(Attribute::isKey).toList();
        keys.stream().skip(1).forEach(k -> {
            complaints.error(
                    k.at(),
                    name + " has a second key",
                    "an entity has one key; `" + keys.get(0).name() + "` is it");
            attributes.remove(k);
        });
    }

    /** Returns a substitute for a missing key, so that reading can go on; an unreadable field may have been the key. */
    private Attribute missingKey(String name, Span at, boolean complete) {
        if (complete) {
            complaints.error(at, "the entity `" + name + "` has no key", "add a field such as `id key`");
        }
        complaints.forgive("id");
        Type uuid = new Type.Simple(Scalar.UUID, Scalar.UUID.size());
        return new Attribute(name, "id", uuid, true, false, OptionalLong.empty(), at);
    }

    private long count(Declared<EntityContext> entity) {
        return entity.context().count() == null
                        || entity.unit().isBroken(entity.context().count())
                ? USUAL_COUNT
                : numbers.whole(entity.unit(), entity.context().count().number(), "the number of instances", 1, (long)
                        NumberReader.LARGEST);
    }
}
