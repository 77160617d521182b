/**
 * Entity groups: which entities share a block with which, as trees along one-to-many relationships.
 *
 * <p>A grouping is what the checker proves safe or not; the language reads it, the advisor of groupings
 * proposes others.
 */
package org.colonnade.grouping;
