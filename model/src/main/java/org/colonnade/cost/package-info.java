/**
 * The cost of the steps of a plan: the linear cost model T(n, w) of the NoSE paper (Section 6), with its parameters.
 *
 * <p>A model is a handful of numbers, built in under a name or read from a file. The planner prices lookups and sorts
 * with it, the advisor puts and deletes.
 */
package org.colonnade.cost;
