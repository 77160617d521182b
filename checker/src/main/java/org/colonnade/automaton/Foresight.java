package org.colonnade.automaton;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Finds the states and places of the other automaton that make sure that it accepts, whatever follows: an item at a
 * spot whose set has one that is <em>safe</em> there refutes nothing.
 *
 * <p>A state or place is safe if it can follow every way from the spot to acceptance, given only the {@link Bounds} of
 * children and parents. A greatest fixpoint, found in polynomial time. By itself it proves inclusion where the other
 * automaton simulates this one; elsewhere it shortens the search.
 */
final class Foresight {
    private final Stepwise automaton;
    private final Outlook outlook;
    private final Stepwise other;
    private final Subsets subsets;
    private final Backwards backwards;
    private final int[] certain;
    private final long[][] safe;
    private final Deque<Integer> open = new ArrayDeque<>();
    private final boolean[] isOpen;

    Foresight(Stepwise automaton, Stepwise other, Subsets subsets, Deadline deadline) throws Deadline.Passed {
        this.automaton = automaton;
        this.outlook = Outlook.of(automaton);
        this.other = other;
        this.subsets = subsets;
        this.backwards = new Backwards(automaton);
        this.certain = new Bounds(automaton, outlook, subsets, subsets::intersection).find(deadline);
        this.safe = new long[certain.length][];
        this.isOpen = new boolean[certain.length];
        int[] possible = new Bounds(automaton, outlook, subsets, subsets::union).find(deadline);
        for (int spot = 0; spot < safe.length; spot++) {
            if (outlook.isUseful(spot)) {
                safe[spot] = subsets.words(possible[spot]).clone();
                open(spot);
            }
        }
        while (!open.isEmpty()) {
            deadline.check();
            narrow(open.remove());
        }
    }

    /** Returns whether a set at a useful spot has one that is safe there. */
    boolean isSafe(int spot, int set) {
        return subsets.intersects(set, safe[spot]);
    }

    private void open(int spot) {
        if (!isOpen[spot] && outlook.isUseful(spot)) {
            isOpen[spot] = true;
            open.add(spot);
        }
    }

    private void narrow(int spot) {
        isOpen[spot] = false;
        long[] set = safe[spot];
        boolean narrowed = false;
        for (int w = 0; w < set.length; w++) {
            for (long rest = set[w]; rest != 0; rest &= rest - 1) {
                int bit = (w << 6) + Long.numberOfTrailingZeros(rest);
                if (spot < automaton.states ? !isSafeState(spot, bit) : !isSafePlace(spot - automaton.states, bit)) {
                    set[w] &= ~(1L << bit);
                    narrowed = true;
                }
            }
        }
        if (narrowed) {
            reopen(spot);
        }
    }

    /** Those whose safety hangs on this spot: the places that assign a state, or what moves to a place. */
    private void reopen(int spot) {
        if (spot < automaton.states) {
            for (int place : backwards.assigning(spot)) {
                open(automaton.states + place);
            }
            return;
        }
        int node = automaton.nodeAt[spot - automaton.states];
        for (int i = 0; i < backwards.from(node).length; i++) {
            open(spot - node + backwards.from(node)[i]);
            open(backwards.by(node)[i]);
        }
    }

    private int firstAt(int place) {
        return other.firstPlaceOf(automaton.labelOf[automaton.machineAt[place]]);
    }

    private boolean isSafeState(int state, int candidate) {
        if (automaton.isFinal[state] && !other.isFinal[candidate]) {
            return false;
        }
        for (int r = 0; r < automaton.readers[state].length; r++) {
            int node = automaton.readers[state][r];
            for (int machine : automaton.machinesOf[automaton.contentOf[node]]) {
                int place = automaton.placeOf(machine, node);
                int after = automaton.move(place, automaton.positions[state][r]);
                if (isUsefulPlace(place) && isUsefulPlace(after) && !isRead(candidate, place, after)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isUsefulPlace(int place) {
        return outlook.isUseful(automaton.states + place);
    }

    /** Whether a place in which the other one certainly is moves by the candidate to one that is safe after it. */
    private boolean isRead(int candidate, int place, int after) {
        int first = firstAt(place);
        long[] targets = safe[automaton.states + after];
        long[] from = subsets.words(certain[automaton.states + place]);
        for (int w = 0; w < from.length; w++) {
            for (long rest = from[w]; rest != 0; rest &= rest - 1) {
                int at = first + (w << 6) + Long.numberOfTrailingZeros(rest);
                int[] read = other.read[other.nodeAt[at]];
                for (int i = 0; i < read.length; i++) {
                    if (read[i] == candidate && Subsets.has(targets, other.move(at, i) - first)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean isSafePlace(int place, int bit) {
        int first = firstAt(place);
        int node = automaton.nodeAt[place];
        for (int assigned : automaton.assigned[node]) {
            int state = automaton.state(place, assigned);
            if (outlook.isUseful(state) && !assigns(first + bit, safe[state])) {
                return false;
            }
        }
        for (int i = 0; i < automaton.read[node].length; i++) {
            int child = automaton.read[node][i];
            int after = automaton.move(place, i);
            if (outlook.isUseful(child) && isUsefulPlace(after) && !reads(first + bit, child, after)) {
                return false;
            }
        }
        return true;
    }

    private boolean assigns(int candidate, long[] states) {
        for (int assigned : other.assigned[other.nodeAt[candidate]]) {
            if (Subsets.has(states, other.state(candidate, assigned))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a state that the child certainly has moves the candidate to a place that is safe after it. */
    private boolean reads(int candidate, int child, int after) {
        int first = firstAt(after);
        int[] read = other.read[other.nodeAt[candidate]];
        for (int i = 0; i < read.length; i++) {
            if (subsets.has(certain[child], read[i])
                    && Subsets.has(safe[automaton.states + after], other.move(candidate, i) - first)) {
                return true;
            }
        }
        return false;
    }
}
