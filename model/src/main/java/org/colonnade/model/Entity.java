package org.colonnade.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.text.Span;

/**
 * A kind of thing that the application keeps, with the expected number of instances, and how it changes.
 *
 * <p>Invariants: the parts of the key are in the order of the text, at least one and none twice; its own attributes among
 * them are exactly those that say that they belong to a key; no entity is identified by itself, however far the way;
 * attribute names differ; {@code count >= 1}. A name identifies an entity within one model, so equality and hash code
 * use name and place only.
 */
public record Entity(
        String name, long count, Turnover turnover, List<Attribute> attributes, List<KeyPart> key, Span at) {
    public Entity {
        attributes = List.copyOf(attributes);
        key = List.copyOf(key);
        if (key.isEmpty()) {
            throw new IllegalArgumentException(name + " needs a key");
        }
    }

    /** An entity whose own attributes are its key. */
    public Entity(String name, long count, Turnover turnover, List<Attribute> attributes, Span at) {
        this(name, count, turnover, attributes, own(attributes), at);
    }

    /** An entity whose own attributes are its key, and whose instances neither come nor go. */
    public Entity(String name, long count, List<Attribute> attributes, Span at) {
        this(name, count, Turnover.NONE, attributes, own(attributes), at);
    }

    private static List<KeyPart> own(List<Attribute> attributes) {
        return attributes.stream()
                .filter(Attribute::isKey)
                .<KeyPart>map(KeyPart.Own::new)
                .toList();
    }

    /** Returns what a design says of the number of instances: {@code 500_000_000, 1_000_000/day, kept 2 years}. */
    public String population() {
        String changes = turnover.toString();
        return Numbers.text(count) + (changes.isEmpty() ? "" : ", " + changes);
    }

    /** Returns the values that tell its instances apart, in the order of the key's parts. */
    public List<KeyColumn> keyColumns() {
        return key.stream().flatMap(this::columns).toList();
    }

    private Stream<KeyColumn> columns(KeyPart part) {
        if (part instanceof KeyPart.Partner partner) {
            return partner.entity().keyColumns().stream().map(c -> c.along(partner.name()));
        }
        return Stream.of(new KeyColumn(List.of(), this, ((KeyPart.Own) part).attribute()));
    }

    /** Returns the attribute that is the whole key, if one is. */
    public Optional<Attribute> soleKey() {
        return key.size() == 1 && key.get(0) instanceof KeyPart.Own own
                ? Optional.of(own.attribute())
                : Optional.empty();
    }

    /** Returns the partners that belong to its key. */
    public List<KeyPart.Partner> identifying() {
        return key.stream()
                .filter(p -> p instanceof KeyPart.Partner)
                .map(p -> (KeyPart.Partner) p)
                .toList();
    }

    /** Returns whether a relationship that it declares leads to a partner that belongs to its key. */
    public boolean isIdentifiedBy(String relationship) {
        return identifying().stream().anyMatch(p -> p.name().equals(relationship));
    }

    /** Returns whether its instances go with those of another entity, because that one belongs to its key. */
    public boolean goesWith(Entity other) {
        return identifying().stream()
                .anyMatch(p -> p.entity().equals(other) || p.entity().goesWith(other));
    }

    public Optional<Attribute> attribute(String wanted) {
        return Attribute.named(wanted, attributes);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Entity entity && name.equals(entity.name) && at.equals(entity.at);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
