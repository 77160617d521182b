package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Numbers for names, in the order in which they are first met. */
final class Alphabet {
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> names = new ArrayList<>();

    /** The labels of some automata. */
    static Alphabet of(HedgeAutomaton... automata) {
        Alphabet labels = new Alphabet();
        for (HedgeAutomaton automaton : automata) {
            automaton.rules().forEach(r -> labels.number(r.label()));
        }
        return labels;
    }

    int number(String name) {
        Integer known = numbers.putIfAbsent(name, names.size());
        if (known == null) {
            names.add(name);
        }
        return known == null ? names.size() - 1 : known;
    }

    OptionalInt find(String name) {
        Integer known = numbers.get(name);
        return known == null ? OptionalInt.empty() : OptionalInt.of(known);
    }

    String name(int number) {
        return names.get(number);
    }

    int size() {
        return names.size();
    }
}
