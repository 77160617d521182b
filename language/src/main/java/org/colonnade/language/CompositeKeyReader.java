package org.colonnade.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.ParserRuleContext;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.CompositeKeyContext;
import org.colonnade.language.DesignParser.EntityContext;
import org.colonnade.language.DesignParser.FieldContext;
import org.colonnade.language.DesignParser.NameContext;
import org.colonnade.language.DesignParser.RelationshipContext;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.text.NearNames;
import org.colonnade.text.Span;

/**
 * Reads the parts of an entity's key, attributes and relationships that it declares: {@code key (hotel, day)}.
 *
 * <p>Attributes that belong to the key take the place of those that did not know so.
 */
final class CompositeKeyReader {
    private static final int LONGEST = 16;

    private final String name;
    private final Declared<EntityContext> entity;
    private final Unit unit;
    private final List<Attribute> attributes;
    private final Complaints complaints;
    private final List<KeyPart> parts = new ArrayList<>();

    /** The entity at the end of a relationship, or the entities that would then be identified by each other. */
    record Target(Optional<Entity> entity, List<String> cycle) {}

    CompositeKeyReader(String name, Declared<EntityContext> entity, List<Attribute> attributes, Complaints complaints) {
        this.name = name;
        this.entity = entity;
        this.unit = entity.unit();
        this.attributes = attributes;
        this.complaints = complaints;
    }

    /** Returns the parts of the key, or of the key field if the entity has one; none if there is no key. */
    List<KeyPart> read(Function<String, Target> targets) {
        List<CompositeKeyContext> keys = entity.context().compositeKey().stream()
                .filter(k -> !unit.isBroken(k))
                .toList();
        attributes.stream().filter(Attribute::isKey).forEach(a -> parts.add(new KeyPart.Own(a)));
        for (CompositeKeyContext key : keys) {
            if (parts.isEmpty()) {
                read(key, targets);
            } else {
                secondKey(key);
            }
        }
        return parts;
    }

    private void secondKey(CompositeKeyContext key) {
        complaints.error(
                unit.span(key),
                name + " has a second key",
                "an entity has one key; `" + parts.stream().map(KeyPart::name).collect(Collectors.joining(", "))
                        + "` is it");
    }

    private void read(CompositeKeyContext key, Function<String, Target> targets) {
        Set<String> seen = new HashSet<>();
        for (NameContext part : key.name()) {
            if (!seen.add(part.getText())) {
                complaints.error(unit.span(part), "`" + part.getText() + "` is twice in this key");
            } else {
                part(part, targets);
            }
        }
    }

    private void part(NameContext part, Function<String, Target> targets) {
        Optional<Attribute> attribute =
                attributes.stream().filter(a -> a.name().equals(part.getText())).findFirst();
        Optional<FieldContext> field = ModelReader.soundFields(entity)
                .filter(f -> f.name().getText().equals(part.getText()))
                .findFirst();
        if (attribute.isPresent()) {
            own(unit.span(part), attribute.get());
        } else if (field.isPresent() && field.get().relationship() != null) {
            partner(part, field.get(), targets);
        } else if (field.isEmpty() && !unit.isBroken(entity.context())) {
            unknown(part);
        }
    }

    private void unknown(NameContext part) {
        List<String> known =
                ModelReader.soundFields(entity).map(f -> f.name().getText()).toList();
        complaints.error(
                unit.span(part),
                name + " declares no attribute or relationship `" + part.getText() + "`",
                NearNames.help(part.getText(), known));
    }

    private void own(Span at, Attribute attribute) {
        if (!attribute.isScalar() || attribute.optional()) {
            complaints.error(
                    at,
                    "`" + attribute.name() + "` cannot belong to a key, because it is "
                            + (attribute.optional() ? "optional" : "not one scalar value"),
                    attribute.optional()
                            ? "every instance needs a value: leave out the question mark"
                            : "it is of type " + attribute.type());
        }
        Attribute key = new Attribute(
                attribute.owner(),
                attribute.name(),
                attribute.isScalar() ? attribute.type() : FieldReader.USUAL_KEY,
                true,
                false,
                attribute.distinct(),
                attribute.at());
        attributes.set(attributes.indexOf(attribute), key);
        parts.add(new KeyPart.Own(key));
    }

    private void partner(NameContext part, FieldContext field, Function<String, Target> targets) {
        RelationshipContext relationship = field.relationship();
        Target target = targets.apply(relationship.name(0).getText());
        if (!target.cycle().isEmpty()) {
            complaints.error(unit.span(part), cycle(target.cycle()), "give one of them a key that does not lead back");
        } else if (isOne(part, relationship)) {
            target.entity()
                    .filter(e -> isShort(unit.span(part), e))
                    .ifPresent(e -> parts.add(new KeyPart.Partner(part.getText(), e)));
        }
    }

    private boolean isShort(Span at, Entity partner) {
        int columns = partner.keyColumns().size();
        for (KeyPart part : parts) {
            columns += part instanceof KeyPart.Partner other
                    ? other.entity().keyColumns().size()
                    : 1;
        }
        if (columns > LONGEST) {
            complaints.error(at, "the key of " + name + " has more than " + LONGEST + " columns");
        }
        return columns <= LONGEST;
    }

    private static String cycle(List<String> entities) {
        String first = entities.get(0);
        return entities.size() == 1
                ? "the key of " + first + " contains itself"
                : "the keys of " + NearNames.list(entities) + " contain each other";
    }

    /** Whether each instance has one partner, and a partner may have many. */
    private boolean isOne(ParserRuleContext part, RelationshipContext relationship) {
        boolean optional = relationship.participation() != null
                && relationship.participation().partnership().stream()
                        .map(p -> p.multiplicity())
                        .anyMatch(m -> m != null && m.getText().startsWith("0"));
        if (relationship.MANY_TO_ONE() == null || optional) {
            complaints.error(
                    unit.span(part),
                    "`" + part.getText() + "` cannot belong to a key, because it "
                            + (optional ? "is optional" : "does not lead from many to one"),
                    "declare it as `-> " + relationship.name(0).getText() + "`");
        }
        return relationship.MANY_TO_ONE() != null && !optional;
    }
}
