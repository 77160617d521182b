package org.colonnade.automaton;

import java.util.Arrays;

/** A growing list of numbers. */
final class Ints {
    private int[] values = new int[4];
    private int size;

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    /** Adds it unless it is there. */
    void addNew(int value) {
        for (int i = 0; i < size; i++) {
            if (values[i] == value) {
                return;
            }
        }
        add(value);
    }

    int get(int index) {
        return values[index];
    }

    void set(int index, int value) {
        values[index] = value;
    }

    int size() {
        return size;
    }

    int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
