package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Content.Times;

/** Small hedge automata by chance, with words, choices and repetitions as contents. */
final class RandomAutomaton {
    private final Random random;

    RandomAutomaton(long seed) {
        this.random = new Random(seed);
    }

    HedgeAutomaton next() {
        List<String> states = List.of("p", "q", "r").subList(0, 1 + random.nextInt(3));
        List<Rule> rules = new ArrayList<>();
        int count = 2 + random.nextInt(5);
        rules.add(new Rule(label(), Content.none(), pick(states)));
        for (int i = 0; i < count; i++) {
            rules.add(new Rule(label(), expression(states, 2), pick(states)));
        }
        return automaton(states, rules);
    }

    /** The same with one rule more, which may change nothing. */
    HedgeAutomaton larger(HedgeAutomaton automaton) {
        List<Rule> rules = new ArrayList<>(automaton.rules());
        rules.add(new Rule(label(), expression(automaton.states(), 2), pick(automaton.states())));
        return new HedgeAutomaton("larger", automaton.states(), automaton.finals(), rules);
    }

    Content<String> expression(List<String> states, int depth) {
        return switch (depth == 0 ? 0 : random.nextInt(5)) {
            case 0 -> new Content.Child<>(pick(states));
            case 1 -> new Content.Sequence<>(some(states, depth));
            case 2 -> new Content.Choice<>(some(states, depth));
            case 3 -> new Content.Repeat<>(expression(states, depth - 1), Times.values()[random.nextInt(3)]);
            default ->
                new Content.Sequence<>(List.of(new Content.Child<>(pick(states)), new Content.Child<>(pick(states))));
        };
    }

    private List<Content<String>> some(List<String> states, int depth) {
        List<Content<String>> parts = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            parts.add(expression(states, depth - 1));
        }
        return parts;
    }

    private HedgeAutomaton automaton(List<String> states, List<Rule> rules) {
        Set<String> finals = new LinkedHashSet<>(List.of(pick(states)));
        if (random.nextInt(3) == 0) {
            finals.add(pick(states));
        }
        return new HedgeAutomaton("random", states, finals, rules);
    }

    private String label() {
        return pick(List.of("a", "b"));
    }

    private String pick(List<String> names) {
        return names.get(random.nextInt(names.size()));
    }
}
