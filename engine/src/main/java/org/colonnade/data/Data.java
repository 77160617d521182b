package org.colonnade.data;

import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;

/**
 * Instances of entities, known by their numbers from 0.
 *
 * <p>Invariants: keys differ; an instance is a partner of those, along a step, that are its partners along the reverse.
 */
public interface Data {
    /** How many instances of an entity there are. */
    long count(Entity entity);

    /** The value of an attribute of its entity, as {@link org.colonnade.store.Values} says; null if there is none. */
    Object value(Entity entity, Attribute attribute, long number);

    /** The numbers of an instance's partners along a step, each once. */
    long[] partners(Step step, long number);
}
