/**
 * Solves the advisor's binary programme with OR-Tools: takes a {@link org.colonnade.programme.Programme}, gives a
 * {@link org.colonnade.programme.Solution}.
 *
 * <p>The linear relaxation says how low the cost can be at all, and which variables cannot be in a good choice; CP-SAT
 * chooses among the others. Both run on one thread from a fixed seed, so the same programme gives the same solution.
 * No word of theirs is taken for granted: the bound is computed again from the duals, and rows and cost from the
 * choice.
 */
package org.colonnade.solver;
