/**
 * Schemas: families of blocks, {@code K -> (C -> V)} in the notation of the NoSE paper.
 *
 * <p>A person's schema comes from the language, a recommended one from the advisor; both are planned,
 * costed, checked and run alike.
 */
package org.colonnade.schema;
