package org.colonnade.model;

/**
 * One step from an entity to another: a relationship, walked forward or backward.
 *
 * <p>Invariant: {@code reverse().reverse()} equals this.
 */
public record Step(Relationship relationship, boolean isForward) {

    public Entity source() {
        return isForward ? relationship.from() : relationship.to();
    }

    public Entity target() {
        return isForward ? relationship.to() : relationship.from();
    }

    public Step reverse() {
        return new Step(relationship, !isForward);
    }

    /** Returns whether one source instance has at most one partner. */
    public boolean isToOne() {
        return switch (relationship.cardinality()) {
            case MANY_TO_ONE -> isForward;
            case ONE_TO_ONE -> true;
            case MANY_TO_MANY -> false;
        };
    }

    /** Returns whether every source instance is known to have a partner; never so for a backward step. */
    public boolean isMandatory() {
        return isForward && relationship.mandatory();
    }

    /** Returns whether the target belongs to the key of the source, and so never changes. */
    public boolean isIdentifying() {
        return isForward && source().isIdentifiedBy(name());
    }

    /** Returns the average number of partners of one source instance. */
    public double fanOut() {
        double links = relationship.from().count() * relationship.each();
        return isForward ? relationship.each() : links / relationship.to().count();
    }

    /** Returns how the links are spread over the source instances. */
    public Inequality inequality() {
        return isForward ? relationship.there() : relationship.back();
    }

    /** Returns its name on the source's side; {@code ~name}, which no design can write, if the inverse has none. */
    public String name() {
        return isForward ? relationship.name() : relationship.inverse().orElse("~" + relationship.name());
    }

    /** Returns whether a design can write it; an inverse may have no name. */
    public boolean isNamed() {
        return isForward || relationship.inverse().isPresent();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Step that && isForward == that.isForward && relationship.equals(that.relationship);
    }

    @Override
    public int hashCode() {
        return 31 * relationship.hashCode() + Boolean.hashCode(isForward);
    }

    @Override
    public String toString() {
        return source() + "." + name();
    }
}
