package org.colonnade.data;

import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;

/**
 * Instances of entities, known by their numbers from 0.
 *
 * <p>Invariants: keys differ; an instance is a partner, along a step, of exactly its partners along the reverse.
 */
public interface Data {
    /** Returns a text that tells these data apart from others. */
    String identity();

    /** Returns how many instances of an entity there are. */
    long count(Entity entity);

    /** Returns the value of an attribute as {@link org.colonnade.store.Values} defines it; null if there is none. */
    Object value(Entity entity, Attribute attribute, long number);

    /** Returns the numbers of an instance's partners along a step, each once. */
    long[] partners(Step step, long number);
}
