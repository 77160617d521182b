/**
 * What an update changes in a family, and what must be asked first: Section 7 of the NoSE paper (Algorithm 3).
 *
 * <p>A family is a join that is kept up to date. For each statement that changes a part of the join, an {@link
 * org.colonnade.upkeep.Upkeep} says which entries to put and to delete, and which support queries tell their columns.
 * The advisor plans the support queries like any others and prices the rest.
 */
package org.colonnade.upkeep;
