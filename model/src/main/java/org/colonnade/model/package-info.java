/**
 * The conceptual model: entities with their attributes, value objects, relationships, and statistics.
 *
 * <p>Built by the language from a design's text; read by every later stage. Relationships stand beside the
 * entities, not inside them, so that the values have no cycles: a {@link org.colonnade.model.Step} is a
 * relationship seen from one of its two sides.
 */
package org.colonnade.model;
