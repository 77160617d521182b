package org.colonnade.automaton;

/** The moves and assignments of an automaton, from their ends. */
final class Backwards {
    private final int[][] assigning;
    private final int[][] from;
    private final int[][] by;

    Backwards(Stepwise automaton) {
        Ints[] assigning = lists(automaton.states);
        for (int p = 0; p < automaton.places; p++) {
            for (int assigned : automaton.assigned[automaton.nodeAt[p]]) {
                assigning[automaton.state(p, assigned)].add(p);
            }
        }
        Ints[] from = lists(automaton.read.length);
        Ints[] by = lists(automaton.read.length);
        for (int n = 0; n < automaton.read.length; n++) {
            for (int i = 0; i < automaton.read[n].length; i++) {
                from[automaton.next[n][i]].add(n);
                by[automaton.next[n][i]].add(automaton.read[n][i]);
            }
        }
        this.assigning = arrays(assigning);
        this.from = arrays(from);
        this.by = arrays(by);
    }

    private static Ints[] lists(int count) {
        Ints[] lists = new Ints[count];
        for (int i = 0; i < count; i++) {
            lists[i] = new Ints();
        }
        return lists;
    }

    private static int[][] arrays(Ints[] lists) {
        int[][] arrays = new int[lists.length][];
        for (int i = 0; i < lists.length; i++) {
            arrays[i] = lists[i].toArray();
        }
        return arrays;
    }

    /** The places that assign a state. */
    int[] assigning(int state) {
        return assigning[state];
    }

    /** The nodes from which a move leads to a node. */
    int[] from(int node) {
        return from[node];
    }

    /** The states by which they lead there. */
    int[] by(int node) {
        return by[node];
    }
}
