/**
 * Checks a design for write contention: its groupings, grammars, aggregates and families, each block by itself.
 *
 * <p>{@link org.colonnade.check.Checker} takes a {@link org.colonnade.design.Design} and makes
 * {@link org.colonnade.check.Check}s, which put the findings in terms of the design: which requests collide, and how
 * often. A {@link org.colonnade.check.Report} judges them by one verdict; module {@code view} writes it.
 */
package org.colonnade.check;
