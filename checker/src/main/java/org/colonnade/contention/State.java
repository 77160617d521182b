package org.colonnade.contention;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All keys of a kind whose arguments are equal to each other and to constants in the same way.
 *
 * <p>Invariants: an argument that is not negative is a constant; {@code -1 - r} is the value in register r.
 * Registers are numbered in the order in which they first occur, from 0 to {@code registers - 1}; different
 * ones hold different values, none of them a constant. {@code children} has a list for each key of the content.
 */
final class State {
    final int number;
    final KindRules kind;
    final int[] arguments;
    final int registers;
    final List<List<Edge>> children = new ArrayList<>();
    final List<Edge> readers = new ArrayList<>();
    boolean isRoot;

    State(int number, KindRules kind, int[] arguments) {
        this.number = number;
        this.kind = kind;
        this.arguments = arguments;
        this.registers = -Math.min(0, Arrays.stream(arguments).min().orElse(0));
    }

    static int register(int number) {
        return -1 - number;
    }

    /**
     * A child that a key of a parent's content may be.
     *
     * @param up the parent's register of the same value for each register of the child, {@link #FRESH} if none
     */
    record Edge(State parent, int key, State child, int[] up) {
        static final int FRESH = -1;
    }
}
