/**
 * The conceptual model: entities with their attributes, value objects, relationships, and statistics.
 *
 * <p>The language builds it from a design's text; every later stage reads it. Relationships stand beside the entities,
 * not inside them, so that the values have no cycles: a {@link org.colonnade.model.Step} is a relationship seen from
 * one of its two sides.
 */
package org.colonnade.model;
