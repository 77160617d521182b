package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The items of an inclusion search. An item has a state or place of one automaton (a <em>spot</em>, places after
 * states), the set of states or places in which the other one is on the same tree, and that tree's size and parts.
 *
 * <p>Invariant: the parts of an item's tree have smaller numbers.
 */
final class Items {
    /** Stands for a part that an item does not have. */
    static final int NONE = -1;

    private int[] spots = new int[1024];
    private int[] sets = new int[1024];
    private int[] sizes = new int[1024];
    private int[] wholes = new int[1024];
    private int[] children = new int[1024];
    private int count;

    /**
     * Notes an item and returns its number.
     *
     * @param whole the node so far, or its last place for a state
     * @param child the child that it got
     */
    int add(int spot, int set, int size, int whole, int child) {
        if (count == spots.length) {
            grow();
        }
        spots[count] = spot;
        sets[count] = set;
        sizes[count] = size;
        wholes[count] = whole;
        children[count] = child;
        return count++;
    }

    private void grow() {
        spots = Arrays.copyOf(spots, 2 * count);
        sets = Arrays.copyOf(sets, 2 * count);
        sizes = Arrays.copyOf(sizes, 2 * count);
        wholes = Arrays.copyOf(wholes, 2 * count);
        children = Arrays.copyOf(children, 2 * count);
    }

    int spot(int item) {
        return spots[item];
    }

    int set(int item) {
        return sets[item];
    }

    int size(int item) {
        return sizes[item];
    }

    /** The tree of an item of a state, with the labels of the automaton; equal parts are shared. */
    LabelTree tree(int item, Stepwise automaton, Alphabet labels) {
        BitSet needed = needed(item);
        Map<Integer, LabelTree> trees = new HashMap<>();
        for (int i = needed.nextSetBit(0); i >= 0; i = needed.nextSetBit(i + 1)) {
            if (spots[i] < automaton.states) {
                trees.put(i, node(wholes[i], trees, automaton, labels));
            }
        }
        return trees.get(item);
    }

    private BitSet needed(int item) {
        BitSet needed = new BitSet();
        needed.set(item);
        for (int i = item; i >= 0; i = needed.previousSetBit(i - 1)) {
            if (wholes[i] != NONE) {
                needed.set(wholes[i]);
            }
            if (children[i] != NONE) {
                needed.set(children[i]);
            }
        }
        return needed;
    }

    private LabelTree node(int place, Map<Integer, LabelTree> trees, Stepwise automaton, Alphabet labels) {
        List<LabelTree> below = new ArrayList<>();
        int at = place;
        for (; children[at] != NONE; at = wholes[at]) {
            below.add(trees.get(children[at]));
        }
        Collections.reverse(below);
        int machine = automaton.machineAt[spots[at] - automaton.states];
        return new LabelTree(labels.name(automaton.labelOf[machine]), below);
    }
}
