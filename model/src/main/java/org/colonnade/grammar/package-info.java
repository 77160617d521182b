/**
 * Entity groups as extended regular tree grammars, with users' writes as update expressions, in the notation of the
 * model-checking paper (Section 3).
 *
 * <p>Grammars are read from a design or derived from a grouping; the checker turns them into automata.
 */
package org.colonnade.grammar;
