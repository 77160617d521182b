/**
 * Checks a design for write contention: its groupings, grammars, aggregates and families, each block by itself.
 *
 * <p>{@link org.colonnade.check.Checker} takes a {@link org.colonnade.design.Design} and makes
 * {@link org.colonnade.check.Check}s, which put the findings in terms of the design: which requests collide, how often,
 * and what to do. The command line prints them.
 */
package org.colonnade.check;
