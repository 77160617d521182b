/**
 * Checks of a design: who may write the same block, which groupings and aggregates are better, what the automata say.
 *
 * <p>It takes a {@link org.colonnade.session.Session}, and gives what the checker found.
 */
package org.colonnade.session.check;
