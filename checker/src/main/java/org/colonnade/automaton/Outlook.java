package org.colonnade.automaton;

import java.util.Arrays;
import java.util.PriorityQueue;

/**
 * Sizes for every state and place of an automaton: of the smallest tree that leads there, and of the rest of the
 * smallest accepted tree around one; {@link #NEVER} if there is none (Knuth's generalisation of Dijkstra's algorithm,
 * 1977). Places stand after states.
 *
 * <p>Sizes from {@link #LARGEST} on count as equal.
 */
final class Outlook {
    static final int LARGEST = 1 << 29;
    static final int NEVER = Integer.MAX_VALUE;

    final int[] inside;
    final int[] outside;

    private final Stepwise automaton;
    private final PriorityQueue<Long> queue = new PriorityQueue<>();
    private final boolean[] done;

    private Outlook(Stepwise automaton) {
        this.automaton = automaton;
        int all = automaton.states + automaton.places;
        inside = new int[all];
        outside = new int[all];
        done = new boolean[all];
        Arrays.fill(inside, NEVER);
        Arrays.fill(outside, NEVER);
    }

    static Outlook of(Stepwise automaton) {
        Outlook outlook = new Outlook(automaton);
        outlook.lookInside();
        outlook.lookOutside();
        return outlook;
    }

    static int sum(int a, int b) {
        return Math.min(LARGEST, a + b);
    }

    boolean isUseful(int spot) {
        return inside[spot] != NEVER && outside[spot] != NEVER;
    }

    private void lower(int[] sizes, int spot, int size) {
        if (size < sizes[spot]) {
            sizes[spot] = size;
            queue.add((long) size << 32 | spot);
        }
    }

    /** The next spot whose size is known, or -1. */
    private int next() {
        while (!queue.isEmpty()) {
            int spot = (int) (long) queue.poll();
            if (!done[spot]) {
                done[spot] = true;
                return spot;
            }
        }
        return -1;
    }

    private void lookInside() {
        for (int m = 0; m < automaton.machines(); m++) {
            lower(inside, automaton.states + automaton.firstPlace[m], 1);
        }
        for (int spot = next(); spot >= 0; spot = next()) {
            if (spot < automaton.states) {
                insideOfReaders(spot);
            } else {
                insideOfMoves(spot - automaton.states);
            }
        }
    }

    private void insideOfReaders(int state) {
        for (int r = 0; r < automaton.readers[state].length; r++) {
            int node = automaton.readers[state][r];
            for (int machine : automaton.machinesOf[automaton.contentOf[node]]) {
                int place = automaton.placeOf(machine, node);
                if (done[automaton.states + place]) {
                    insideOfMove(place, automaton.positions[state][r]);
                }
            }
        }
    }

    private void insideOfMoves(int place) {
        int node = automaton.nodeAt[place];
        for (int assigned : automaton.assigned[node]) {
            lower(inside, automaton.state(place, assigned), inside[automaton.states + place]);
        }
        for (int i = 0; i < automaton.read[node].length; i++) {
            if (done[automaton.read[node][i]]) {
                insideOfMove(place, i);
            }
        }
    }

    private void insideOfMove(int place, int position) {
        int state = automaton.read[automaton.nodeAt[place]][position];
        int size = sum(inside[automaton.states + place], inside[state]);
        lower(inside, automaton.states + automaton.move(place, position), size);
    }

    private void lookOutside() {
        Backwards backwards = new Backwards(automaton);
        Arrays.fill(done, false);
        for (int s = 0; s < automaton.states; s++) {
            if (automaton.isFinal[s] && inside[s] != NEVER) {
                lower(outside, s, 0);
            }
        }
        for (int spot = next(); spot >= 0; spot = next()) {
            if (spot < automaton.states) {
                outsideOfState(spot, backwards);
            } else {
                outsideOfPlace(spot - automaton.states, backwards);
            }
        }
    }

    private void outsideOfState(int state, Backwards backwards) {
        for (int place : backwards.assigning(state)) {
            if (inside[automaton.states + place] != NEVER) {
                lower(outside, automaton.states + place, outside[state]);
            }
        }
    }

    private void outsideOfPlace(int place, Backwards backwards) {
        int node = automaton.nodeAt[place];
        int beyond = outside[automaton.states + place];
        for (int i = 0; i < backwards.from(node).length; i++) {
            int before = automaton.states + place - node + backwards.from(node)[i];
            int state = backwards.by(node)[i];
            if (inside[before] != NEVER && inside[state] != NEVER) {
                lower(outside, before, sum(beyond, inside[state]));
                lower(outside, state, sum(beyond, inside[before]));
            }
        }
    }
}
