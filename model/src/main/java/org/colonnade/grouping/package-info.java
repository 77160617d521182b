/**
 * Entity groups: trees along one-to-many relationships that tell which entities share a block.
 *
 * <p>The language reads a grouping, the checker decides whether it is safe, the advisor of groupings proposes others.
 */
package org.colonnade.grouping;
