package org.colonnade.contention;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.grammar.Sorts;

/** Makes a tree with names of what the search has found: from the root down, with a new name for each choice. */
final class TreeNaming {
    private final Specialisation specialisation;
    private final People people;
    private final PossibleWriters claims;
    private final Map<String, Integer> used = new HashMap<>();

    TreeNaming(Specialisation specialisation, People people, PossibleWriters claims) {
        this.specialisation = specialisation;
        this.people = people;
        this.claims = claims;
    }

    <V> Tree tree(Search.Item<V> root) {
        return tree(root, new String[root.state().registers]);
    }

    /** A key of a state, without children. */
    Tree node(State state) {
        return node(state, new String[state.registers], List.of());
    }

    /** The names of registers that have none yet are null. */
    private Tree node(State state, String[] names, List<Tree> children) {
        List<String> arguments = arguments(state, names);
        List<Right> rights = claims.of(state).stream()
                .map(c -> new Right(person(c.who(), names), c.write()))
                .toList();
        return new Tree(state.kind.head().kind(), arguments, rights, children);
    }

    private List<String> arguments(State state, String[] names) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < state.arguments.length; i++) {
            arguments.add(name(state, i, names));
        }
        return arguments;
    }

    private <V> Tree tree(Search.Item<V> item, String[] names) {
        arguments(item.state(), names); // names the registers from left to right, before the children's
        List<Search.Item<V>> lasts = new ArrayList<>();
        for (Search.Item<V> last = item; last.child() != null; last = last.before()) {
            lasts.add(last);
        }
        Collections.reverse(lasts);
        List<Tree> children =
                lasts.stream().map(l -> tree(l.child(), below(l.edge(), names))).toList();
        return node(item.state(), names, children);
    }

    private static String[] below(State.Edge edge, String[] names) {
        String[] below = new String[edge.up().length];
        for (int r = 0; r < below.length; r++) {
            below[r] = edge.up()[r] == State.Edge.FRESH ? null : names[edge.up()[r]];
        }
        return below;
    }

    private String name(State state, int argument, String[] names) {
        int value = state.arguments[argument];
        if (value >= 0) {
            return specialisation.constants.name(value);
        }
        int register = State.register(value);
        if (names[register] == null) {
            Sorts sorts = specialisation.sorts;
            names[register] = invent(
                    specialisation.ranges.initial(sorts.of(state.kind.head().kind(), argument)));
        }
        return names[register];
    }

    private String invent(String initial) {
        String name = initial + used.merge(initial, 1, Integer::sum);
        return specialisation.constants.isName(name) ? invent(initial) : name;
    }

    private Person person(int who, String[] names) {
        if (who == PossibleWriters.EVERYBODY) {
            return new Person.Anyone();
        }
        return who < 0 ? new Person.User(names[State.register(who)]) : people.person(who);
    }
}
