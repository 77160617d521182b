package org.colonnade.automaton;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A hedge automaton: it assigns states to the nodes of a tree, children first, and accepts if the root can have a final
 * one. It may be nondeterministic. A tree automaton over a ranked alphabet is one whose contents are single words.
 *
 * <p>Invariants: the states are different; finals and the states of rules are among them; order is as written.
 */
public record HedgeAutomaton(String name, List<String> states, Set<String> finals, List<Rule> rules) {
    public HedgeAutomaton {
        states = List.copyOf(states);
        finals = Collections.unmodifiableSet(new LinkedHashSet<>(finals));
        rules = List.copyOf(rules);
    }

    public boolean accepts(LabelTree tree) {
        return Replay.of(this, tree).isAccepted();
    }

    @Override
    public String toString() {
        return name;
    }
}
