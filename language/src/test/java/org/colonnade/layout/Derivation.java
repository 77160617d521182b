package org.colonnade.layout;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.AtomTransition;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;
import org.colonnade.language.DesignParser;

/**
 * A random design, derived from the grammar itself: a walk through the parser's transition network that writes
 * a token wherever the parser would take one. When the choices run out it takes the shortest way to the end.
 */
final class Derivation {
    private static final ATN NETWORK = DesignParser._ATN;
    private static final int[] DISTANCES = distances();
    private static final int DEEPEST = 60;

    private final Choices choices;
    private final Scribble scribble;

    private Derivation(Choices choices, Scribble scribble) {
        this.choices = choices;
        this.scribble = scribble;
    }

    /** A text that follows the grammar, with the kinds of comments that the scribble makes. */
    static String of(List<Integer> supply, List<String> comments) {
        Choices choices = new Choices(supply);
        Scribble scribble = new Scribble(choices, comments);
        new Derivation(choices, scribble).derive(DesignParser.RULE_design, 0);
        return scribble.text();
    }

    private void derive(int rule, int depth) {
        ATNState state = NETWORK.ruleToStartState[rule];
        while (!(state instanceof RuleStopState)) {
            state = follow(choose(state, depth), depth);
        }
    }

    private ATNState follow(Transition transition, int depth) {
        if (transition instanceof RuleTransition call) {
            derive(call.ruleIndex, depth + 1);
            return call.followState;
        }
        if (!transition.isEpsilon()) {
            scribble.token(transition.label().toList());
        }
        if (transition instanceof AtomTransition atom) {
            scribble.keepLineOf(atom.label);
        }
        return transition.target;
    }

    /** Loops go on three times out of four; everything else is even. */
    private Transition choose(ATNState state, int depth) {
        List<Transition> ways = Arrays.asList(state.getTransitions());
        if (ways.size() == 1) {
            return ways.get(0);
        }
        if (choices.areUsedUp() || depth > DEEPEST) {
            return ways.stream().min(Comparator.comparing(Derivation::distance)).orElseThrow();
        }
        boolean loops =
                state.getStateType() == ATNState.STAR_LOOP_ENTRY || state.getStateType() == ATNState.PLUS_LOOP_BACK;
        return loops ? ways.get(choices.oneIn(4) ? 1 : 0) : choices.of(ways);
    }

    /** How many tokens it takes at least from each state to the end of its rule. */
    private static int[] distances() {
        int[] distances = new int[NETWORK.states.size()];
        Arrays.fill(distances, 1_000);
        for (boolean changes = true; changes; ) {
            changes = false;
            for (ATNState state : NETWORK.states) {
                int distance = distance(state, distances);
                changes |= distance < distances[state.stateNumber];
                distances[state.stateNumber] = Math.min(distance, distances[state.stateNumber]);
            }
        }
        return distances;
    }

    private static int distance(ATNState state, int[] distances) {
        return state instanceof RuleStopState
                ? 0
                : Arrays.stream(state.getTransitions())
                        .mapToInt(way -> distance(way, distances))
                        .min()
                        .orElse(1_000);
    }

    private static int distance(Transition way) {
        return distance(way, DISTANCES);
    }

    private static int distance(Transition way, int[] distances) {
        int inside = distances[way.target.stateNumber];
        return way instanceof RuleTransition call
                ? inside + distances[call.followState.stateNumber]
                : inside + (way.isEpsilon() ? 0 : 1);
    }
}
