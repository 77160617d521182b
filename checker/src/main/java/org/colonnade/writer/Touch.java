package org.colonnade.writer;

import org.colonnade.model.Entity;

/**
 * The instances of an entity that a statement touches in one way, with those who may do so.
 *
 * <p>Invariant: the paths of a writer who is reached begin at {@code entity}.
 */
public record Touch(Entity entity, Act act, Writer writer) {
    @Override
    public String toString() {
        return act + " " + entity + " by " + writer;
    }
}
