/**
 * The forms of what was found with tree automata: a run on a tree, and whether one includes another.
 */
package org.colonnade.view.automaton;
