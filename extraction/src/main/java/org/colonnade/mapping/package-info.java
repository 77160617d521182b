/**
 * Object mappings: what the annotations of Objectify and of Jakarta Persistence say about the entities of an application.
 *
 * <p>Takes compiled classes and gives a draft: a class becomes an entity or a value object, a reference a relationship,
 * Objectify's {@code @Parent} a grouping. What the classes do not tell is remarked in the draft.
 */
package org.colonnade.mapping;
