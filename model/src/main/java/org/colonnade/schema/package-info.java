/**
 * Schemas: families of blocks, {@code K -> (C -> V)} in the notation of the NoSE paper.
 *
 * <p>A person's schema comes from the language, a recommended one from the advisor; all later stages treat both alike.
 */
package org.colonnade.schema;
