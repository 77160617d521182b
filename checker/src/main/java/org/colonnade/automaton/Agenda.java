package org.colonnade.automaton;

import java.util.Arrays;

/**
 * Items in the order in which a search takes them: first those whose least accepted tree is smallest, of these the
 * larger ones, because less is missing, then the older ones. A binary heap.
 */
final class Agenda {
    private final Items items;
    private final int[] outside;
    private int[] heap = new int[1024];
    private int count;

    /** Trees grow by {@code outside} of their spot at least until they are accepted. */
    Agenda(Items items, int[] outside) {
        this.items = items;
        this.outside = outside;
    }

    boolean isEmpty() {
        return count == 0;
    }

    void add(int item) {
        if (count == heap.length) {
            heap = Arrays.copyOf(heap, 2 * count);
        }
        int at = count++;
        while (at > 0 && isBefore(item, heap[at - 1 >> 1])) {
            heap[at] = heap[at - 1 >> 1];
            at = at - 1 >> 1;
        }
        heap[at] = item;
    }

    int take() {
        int first = heap[0];
        int last = heap[--count];
        int at = 0;
        for (int child = 1; child < count; child = 2 * at + 1) {
            if (child + 1 < count && isBefore(heap[child + 1], heap[child])) {
                child++;
            }
            if (!isBefore(heap[child], last)) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = last;
        return first;
    }

    private boolean isBefore(int item, int other) {
        int difference = least(item) - least(other);
        if (difference == 0) {
            difference = items.size(other) - items.size(item);
        }
        return difference == 0 ? item < other : difference < 0;
    }

    private int least(int item) {
        return Outlook.sum(items.size(item), outside[items.spot(item)]);
    }
}
