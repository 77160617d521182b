package org.colonnade.automaton;

/**
 * A hedge automaton in numbers, which reads a tree {@code f(t1, t2, ...)} step by step as {@code ((f t1) t2) ...}.
 *
 * <p>A label begins in the first <em>place</em> of each of its machines; the state of a child moves on from a place to
 * others; some places assign states. A machine is a rule, or all rules of a label whose contents are words. Machines
 * with the same content share its <em>nodes</em>: the place of machine m at node n is {@code placeOf(m, n)}, and a move
 * between nodes is the same move between places of every machine that has them.
 *
 * <p>Invariants: the machines of a label, the nodes of a content and the places of a machine are numbered one after
 * another; the first node of a content is where it begins.
 */
final class Stepwise {
    /** Stands in {@link #assigned} for the state of the machine's own rule. */
    static final int OWN = -1;

    final int states;
    final boolean[] isFinal;

    /** The states that each node reads and the nodes that they lead to. */
    final int[][] read;

    final int[][] next;

    /** The states that each node assigns. */
    final int[][] assigned;

    final int[] contentOf;
    final int[] firstNode;
    final int[][] machinesOf;

    final int[] labelOf;
    final int[] ruleState;
    final int[] machineContent;
    final int[] firstPlace;
    final int places;
    final int[] machineAt;
    final int[] nodeAt;

    /** The first machine of each label; the last entry is the number of machines. */
    final int[] firstMachine;

    /** The nodes that read each state, with the position at which they do. */
    final int[][] readers;

    final int[][] positions;

    Stepwise(StepwiseBuilder builder) {
        states = builder.states();
        isFinal = builder.finals();
        read = builder.read();
        next = builder.next();
        assigned = builder.assigned();
        contentOf = builder.contentOf();
        firstNode = builder.firstNode();
        labelOf = builder.labelOf();
        ruleState = builder.ruleState();
        machineContent = builder.machineContent();
        firstMachine = builder.firstMachine();
        machinesOf = lists(machineContent, firstNode.length - 1);
        firstPlace = new int[labelOf.length + 1];
        for (int m = 0; m < labelOf.length; m++) {
            int content = machineContent[m];
            firstPlace[m + 1] = firstPlace[m] + firstNode[content + 1] - firstNode[content];
        }
        places = firstPlace[labelOf.length];
        machineAt = new int[places];
        nodeAt = new int[places];
        for (int m = 0; m < labelOf.length; m++) {
            for (int p = firstPlace[m]; p < firstPlace[m + 1]; p++) {
                machineAt[p] = m;
                nodeAt[p] = firstNode[machineContent[m]] + p - firstPlace[m];
            }
        }
        readers = new int[states][];
        positions = new int[states][];
        indexReaders();
    }

    private void indexReaders() {
        int[] counts = new int[states];
        for (int[] reads : read) {
            for (int state : reads) {
                counts[state]++;
            }
        }
        for (int s = 0; s < states; s++) {
            readers[s] = new int[counts[s]];
            positions[s] = new int[counts[s]];
        }
        for (int n = read.length - 1; n >= 0; n--) {
            for (int i = read[n].length - 1; i >= 0; i--) {
                int state = read[n][i];
                int at = --counts[state];
                readers[state][at] = n;
                positions[state][at] = i;
            }
        }
    }

    /** For each value, the indices at which it stands. */
    private static int[][] lists(int[] values, int largest) {
        int[] counts = new int[largest];
        for (int value : values) {
            counts[value]++;
        }
        int[][] lists = new int[largest][];
        for (int v = 0; v < largest; v++) {
            lists[v] = new int[counts[v]];
        }
        for (int i = values.length - 1; i >= 0; i--) {
            lists[values[i]][--counts[values[i]]] = i;
        }
        return lists;
    }

    int machines() {
        return labelOf.length;
    }

    int firstPlaceOf(int label) {
        return firstPlace[firstMachine[label]];
    }

    /** Returns how many places all machines of a label have. */
    int placesOf(int label) {
        return firstPlace[firstMachine[label + 1]] - firstPlaceOf(label);
    }

    int placeOf(int machine, int node) {
        return firstPlace[machine] + node - firstNode[machineContent[machine]];
    }

    /** Returns where the move at a position of the place's node leads. */
    int move(int place, int position) {
        int node = nodeAt[place];
        return place - node + next[node][position];
    }

    /** The state that stands in {@link #assigned} of a place's node. */
    int state(int place, int assigned) {
        return assigned == OWN ? ruleState[machineAt[place]] : assigned;
    }
}
