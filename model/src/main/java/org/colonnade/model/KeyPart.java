package org.colonnade.model;

/** A part of an entity's key: an attribute of its own, or a partner that it is identified by. */
public sealed interface KeyPart {
    /** Returns the name of the attribute or of the relationship. */
    String name();

    /** An attribute of the entity. */
    record Own(Attribute attribute) implements KeyPart {
        @Override
        public String name() {
            return attribute.name();
        }
    }

    /**
     * A partner along a mandatory to-one relationship that the entity declares: the partner's key is a part of its own.
     * {@code name} is that of the relationship.
     */
    record Partner(String name, Entity entity) implements KeyPart {}
}
