/**
 * Hedge automata (Section 3 of the model-checking paper), made from grammars over finite domains or read from files in
 * Timbuk's format, and the decision whether one accepts all trees that another one does.
 *
 * <p>{@link org.colonnade.automaton.Grounding} makes the automata of a grammar,
 * {@link org.colonnade.automaton.Inclusion} compares two, {@link org.colonnade.automaton.Replay} shows one at work on a
 * tree. Feeds the commands that show automata, and the comparison with the check that covers all sizes at once.
 */
package org.colonnade.automaton;
