/**
 * Solves the advisor's binary programme with OR-Tools: takes a {@link org.colonnade.programme.Programme}, gives a
 * {@link org.colonnade.programme.Solution}.
 *
 * <p>The linear relaxation says how low the cost can be at all, and which variables cannot be in a good choice; CP-SAT
 * chooses among the others; where it does not come to an end, SCIP does. All run on one thread from a fixed seed, so the
 * same programme gives the same solution.
 *
 * <p>Rows and cost are computed again from the choice, and the relaxation's bound from the duals; of SCIP's bound, more
 * than its tolerances is taken off.
 */
package org.colonnade.solver;
