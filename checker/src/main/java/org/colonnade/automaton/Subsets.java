package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The sets of states and of places that an automaton can be in, each with one number, and the steps between them; every
 * step is computed once.
 *
 * <p>Sets of places belong to one label; a bit counts from the first place of the label. States and places from which
 * nothing is accepted are left out. The empty set, of states or of places, is number 0.
 */
final class Subsets {
    static final int EMPTY = 0;

    private final Stepwise automaton;
    private final Outlook outlook;
    private final List<long[]> bits = new ArrayList<>();
    private final Ints labels = new Ints();
    private final Ints assigned = new Ints();
    private final LongIntMap steps = new LongIntMap();
    private final int[] initial;
    private int[] table = new int[256];

    Subsets(Stepwise automaton, int alphabet) {
        this.automaton = automaton;
        this.outlook = Outlook.of(automaton);
        this.initial = new int[alphabet];
        Arrays.fill(initial, -1);
        Arrays.fill(table, -1);
        intern(-1, new long[0]);
    }

    /** The places in which a label begins. */
    int initial(int label) {
        if (initial[label] < 0) {
            long[] set = new long[length(automaton.placesOf(label))];
            for (int m = automaton.firstMachine[label]; m < automaton.firstMachine[label + 1]; m++) {
                setPlace(set, label, automaton.firstPlace[m]);
            }
            initial[label] = intern(label, set);
        }
        return initial[label];
    }

    /** The places to which the states of a child lead. */
    int step(int places, int states) {
        if (places == EMPTY || states == EMPTY) {
            return EMPTY;
        }
        long key = (long) places << 32 | states;
        int known = steps.get(key);
        if (known == LongIntMap.NONE) {
            known = compute(places, bits.get(states));
            steps.put(key, known);
        }
        return known;
    }

    private int compute(int places, long[] states) {
        int label = labels.get(places);
        int first = automaton.firstPlaceOf(label);
        long[] from = bits.get(places);
        long[] set = new long[length(automaton.placesOf(label))];
        for (int w = 0; w < from.length; w++) {
            for (long rest = from[w]; rest != 0; rest &= rest - 1) {
                int place = first + (w << 6) + Long.numberOfTrailingZeros(rest);
                int[] read = automaton.read[automaton.nodeAt[place]];
                for (int i = 0; i < read.length; i++) {
                    if (has(states, read[i])) {
                        setPlace(set, label, automaton.move(place, i));
                    }
                }
            }
        }
        return intern(label, set);
    }

    /** The states that a node in one of these places is assigned. */
    int assigned(int places) {
        if (assigned.get(places) < 0) {
            assigned.set(places, places == EMPTY ? EMPTY : computeAssigned(places));
        }
        return assigned.get(places);
    }

    private int computeAssigned(int places) {
        int first = automaton.firstPlaceOf(labels.get(places));
        long[] from = bits.get(places);
        long[] set = new long[length(automaton.states)];
        for (int w = 0; w < from.length; w++) {
            for (long rest = from[w]; rest != 0; rest &= rest - 1) {
                int place = first + (w << 6) + Long.numberOfTrailingZeros(rest);
                for (int a : automaton.assigned[automaton.nodeAt[place]]) {
                    int state = automaton.state(place, a);
                    if (outlook.isUseful(state)) {
                        set[state >> 6] |= 1L << state;
                    }
                }
            }
        }
        return intern(-1, set);
    }

    boolean hasFinal(int states) {
        long[] set = bits.get(states);
        for (int s = 0; s < automaton.states; s++) {
            if (automaton.isFinal[s] && has(set, s)) {
                return true;
            }
        }
        return false;
    }

    /** Both of the same label, or both of states. */
    boolean isSubset(int small, int large) {
        long[] a = bits.get(small);
        long[] b = bits.get(large);
        if (a.length > b.length) {
            return false;
        }
        for (int w = 0; w < a.length; w++) {
            if ((a[w] & ~b[w]) != 0) {
                return false;
            }
        }
        return true;
    }

    boolean has(int set, int bit) {
        return has(bits.get(set), bit);
    }

    boolean intersects(int set, long[] others) {
        long[] words = bits.get(set);
        for (int w = Math.min(words.length, others.length) - 1; w >= 0; w--) {
            if ((words[w] & others[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The words of a set's bits, not to be changed. */
    long[] words(int set) {
        return bits.get(set);
    }

    /** Both of the same label, or both of states. */
    int union(int set, int other) {
        long[] a = bits.get(set);
        long[] b = bits.get(other);
        long[] both = Arrays.copyOf(a, Math.max(a.length, b.length));
        for (int w = 0; w < b.length; w++) {
            both[w] |= b[w];
        }
        return intern(Math.max(labels.get(set), labels.get(other)), both);
    }

    /** Both of the same label, or both of states. */
    int intersection(int set, int other) {
        long[] a = bits.get(set);
        long[] b = bits.get(other);
        long[] both = new long[Math.min(a.length, b.length)];
        for (int w = 0; w < both.length; w++) {
            both[w] = a[w] & b[w];
        }
        return intern(labels.get(set), both);
    }

    static boolean has(long[] set, int bit) {
        return bit >> 6 < set.length && (set[bit >> 6] & 1L << bit) != 0;
    }

    private void setPlace(long[] set, int label, int place) {
        if (outlook.isUseful(automaton.states + place)) {
            int bit = place - automaton.firstPlaceOf(label);
            set[bit >> 6] |= 1L << bit;
        }
    }

    private static int length(int bits) {
        return bits + 63 >> 6;
    }

    private int intern(int label, long[] set) {
        long[] trimmed = trimmed(set);
        int owner = trimmed.length == 0 ? -1 : label;
        int at = slot(owner, trimmed);
        if (table[at] < 0) {
            table[at] = bits.size();
            bits.add(trimmed);
            labels.add(owner);
            assigned.add(-1);
            if (2 * bits.size() > table.length) {
                grow();
            }
            return bits.size() - 1;
        }
        return table[at];
    }

    private static long[] trimmed(long[] set) {
        int length = set.length;
        while (length > 0 && set[length - 1] == 0) {
            length--;
        }
        return length == set.length ? set : Arrays.copyOf(set, length);
    }

    private int slot(int label, long[] set) {
        int mask = table.length - 1;
        int at = (Arrays.hashCode(set) * 31 + label) * 0x9E3779B9;
        at = (at ^ at >>> 16) & mask;
        while (table[at] >= 0 && !(labels.get(table[at]) == label && Arrays.equals(bits.get(table[at]), set))) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void grow() {
        table = new int[2 * table.length];
        Arrays.fill(table, -1);
        for (int i = 0; i < bits.size(); i++) {
            table[slot(labels.get(i), bits.get(i))] = i;
        }
    }
}
