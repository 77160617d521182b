/**
 * The reference: the statements of a design on a relational database, with ordinary joins.
 *
 * <p>An entity is a table, a to-one relationship a column of it, a many-to-many one a table of its own.
 * {@link org.colonnade.relational.Reference} loads {@link org.colonnade.data.Data}, runs the same requests as the
 * engine, and tells whether an answer is right and what a family should hold. It shares nothing with plans and upkeep.
 */
package org.colonnade.relational;
