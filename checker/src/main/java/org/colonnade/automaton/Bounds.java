package org.colonnade.automaton;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.IntBinaryOperator;

/**
 * Finds, for each spot of an automaton, a bound on all sets in which another automaton can be there: with intersection
 * as the merger it lies in each of them, with union it holds each. A fixpoint, found in polynomial time.
 */
final class Bounds {
    private static final int UNREACHED = -1;

    private final Stepwise automaton;
    private final Outlook outlook;
    private final Subsets subsets;
    private final IntBinaryOperator merger;
    private final int[] bounds;
    private final Deque<Integer> open = new ArrayDeque<>();
    private final boolean[] isOpen;

    Bounds(Stepwise automaton, Outlook outlook, Subsets subsets, IntBinaryOperator merger) {
        this.automaton = automaton;
        this.outlook = outlook;
        this.subsets = subsets;
        this.merger = merger;
        this.bounds = new int[automaton.states + automaton.places];
        this.isOpen = new boolean[bounds.length];
        Arrays.fill(bounds, UNREACHED);
    }

    /** The bound of each useful spot. */
    int[] find(Deadline deadline) throws Deadline.Passed {
        for (int m = 0; m < automaton.machines(); m++) {
            merge(automaton.states + automaton.firstPlace[m], subsets.initial(automaton.labelOf[m]));
        }
        while (!open.isEmpty()) {
            deadline.check();
            int spot = open.remove();
            isOpen[spot] = false;
            if (spot < automaton.states) {
                beAChild(spot);
            } else {
                getAChild(spot - automaton.states);
            }
        }
        return bounds;
    }

    private void merge(int spot, int set) {
        int merged = bounds[spot] == UNREACHED ? set : merger.applyAsInt(bounds[spot], set);
        if (merged != bounds[spot] && outlook.isUseful(spot)) {
            bounds[spot] = merged;
            if (!isOpen[spot]) {
                isOpen[spot] = true;
                open.add(spot);
            }
        }
    }

    private void beAChild(int state) {
        for (int r = 0; r < automaton.readers[state].length; r++) {
            int node = automaton.readers[state][r];
            for (int machine : automaton.machinesOf[automaton.contentOf[node]]) {
                move(automaton.placeOf(machine, node), automaton.positions[state][r]);
            }
        }
    }

    private void getAChild(int place) {
        int node = automaton.nodeAt[place];
        for (int assigned : automaton.assigned[node]) {
            merge(automaton.state(place, assigned), subsets.assigned(bounds[automaton.states + place]));
        }
        for (int i = 0; i < automaton.read[node].length; i++) {
            move(place, i);
        }
    }

    private void move(int place, int position) {
        int before = bounds[automaton.states + place];
        int child = bounds[automaton.read[automaton.nodeAt[place]][position]];
        if (before != UNREACHED && child != UNREACHED) {
            merge(automaton.states + automaton.move(place, position), subsets.step(before, child));
        }
    }
}
