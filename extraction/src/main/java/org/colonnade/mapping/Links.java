package org.colonnade.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.draft.DraftField;
import org.colonnade.draft.DraftField.Arrow;
import org.colonnade.draft.DraftField.End;
import org.colonnade.draft.DraftField.Link;
import org.colonnade.draft.DraftField.Partners;
import org.colonnade.draft.Nouns;
import org.colonnade.mapping.Property.Bond;
import org.colonnade.mapping.Property.ToMany;
import org.colonnade.mapping.Property.ToOne;

/**
 * The relationships among entities, each declared by the side that keeps it.
 *
 * <p>The name from the other side is that of the property which is mapped by it; where there is none, one is made up
 * of the entity's own name, so that groupings can nest along it.
 */
final class Links {
    private final MappedEntities entities;
    private final Map<MappedEntity, EntityFields> fields;
    private final Map<MappedEntity, List<Link>> added = new LinkedHashMap<>();

    Links(MappedEntities entities, Map<MappedEntity, EntityFields> fields) {
        this.entities = entities;
        this.fields = fields;
    }

    /** What an entity declares for a reference; nothing if the other side does. */
    Optional<DraftField> toOne(MappedEntity owner, ToOne reference) {
        String name = fields.get(owner).name(reference);
        Optional<MappedEntity> target = reference.target().flatMap(entities::of);
        if (target.isEmpty()) {
            return Optional.of(Unresolved.one(name, reference));
        }
        if (isMapped(reference.mappedBy(), target.get())) {
            return Optional.empty();
        }
        boolean self = target.get().equals(owner);
        boolean mandatory = reference.required() && !(self && reference.bond() == Bond.PARENT);
        return Optional.of(new Link(
                name,
                reference.bond() == Bond.ONE ? Arrow.ONE_TO_ONE : Arrow.MANY_TO_ONE,
                new End(target.get().name(), Optional.of(inverse(owner, reference, target.get(), reference.bond()))),
                mandatory ? Partners.USUAL : Partners.MAYBE_ONE,
                unmapped(reference.mappedBy())));
    }

    /** The same for references to many. If they are not shared, the partners will declare the relationship. */
    Optional<DraftField> toMany(MappedEntity owner, ToMany references) {
        String name = fields.get(owner).name(references);
        Optional<MappedEntity> target = references.target().flatMap(entities::of);
        if (target.isEmpty()) {
            return Optional.of(Unresolved.many(name, Unresolved.why(references.target())));
        }
        if (isMapped(references.mappedBy(), target.get())) {
            return Optional.empty();
        }
        if (references.shared()) {
            String inverse = inverse(owner, references, target.get(), Bond.MANY);
            return Optional.of(new Link(
                    name,
                    Arrow.MANY_TO_MANY,
                    new End(target.get().name(), Optional.of(inverse)),
                    Partners.USUAL,
                    unmapped(references.mappedBy())));
        }
        List<String> remarks = new ArrayList<>(unmapped(references.mappedBy()));
        remarks.add("The other side of " + owner.name() + "." + name + ".");
        added.computeIfAbsent(target.get(), t -> new ArrayList<>())
                .add(new Link(
                        fields.get(target.get()).scope().claim(Nouns.one(owner.name())),
                        Arrow.MANY_TO_ONE,
                        new End(owner.name(), Optional.of(name)),
                        Partners.MAYBE_ONE,
                        remarks));
        return Optional.empty();
    }

    /** The relationships that others have with an entity, and which it has to declare. */
    List<Link> added(MappedEntity entity) {
        return added.getOrDefault(entity, List.of());
    }

    private static boolean isMapped(Optional<String> mappedBy, MappedEntity target) {
        return mappedBy.isPresent()
                && target.properties().stream().anyMatch(p -> p.name().equals(mappedBy.get()) && isOwning(p));
    }

    private static boolean isOwning(Property property) {
        return property.side().filter(s -> s.mappedBy().isEmpty()).isPresent();
    }

    private static List<String> unmapped(Optional<String> mappedBy) {
        return mappedBy.map(m -> "It says to be mapped by `" + m + "`, which the other side does not have.").stream()
                .toList();
    }

    private String inverse(MappedEntity owner, Property property, MappedEntity target, Bond bond) {
        return target.properties().stream()
                .filter(p -> p.side()
                        .filter(s -> s.isMappedBy(property))
                        .filter(s -> s.target()
                                .flatMap(entities::of)
                                .filter(owner::equals)
                                .isPresent())
                        .isPresent())
                .findFirst()
                .map(p -> fields.get(target).name(p))
                .orElseGet(() -> madeUp(owner, property, target, bond));
    }

    private String madeUp(MappedEntity owner, Property property, MappedEntity target, Bond bond) {
        EntityFields there = fields.get(target);
        boolean nested = bond == Bond.PARENT && owner.equals(target);
        String usual = nested ? "children" : bond == Bond.ONE ? Nouns.one(owner.name()) : Nouns.many(owner.name());
        String own = fields.get(owner).name(property);
        boolean taken = there.scope().has(usual);
        return there.scope()
                .claim(taken ? usual + "As" + Character.toUpperCase(own.charAt(0)) + own.substring(1) : usual);
    }
}
