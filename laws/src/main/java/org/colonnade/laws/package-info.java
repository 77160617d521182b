/**
 * What must hold for every design on every store, as suites of tests that each adapter runs: a test class that extends one
 * of them and says how its store is opened.
 *
 * <p>{@link org.colonnade.laws.DifferentialLaw}: plans answer as a relational database does. {@link
 * org.colonnade.laws.ConcurrencyLaw}: updates at once are as good as one after the other. {@link
 * org.colonnade.laws.Notebook}: what crashes must not break.
 */
package org.colonnade.laws;
