package org.colonnade.contention;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Finds a smallest tree that breaks a verdict.
 *
 * <p>Trees grow from the leaves up and from the first child to the last. Items are taken from a queue in the order of
 * size, those of one size in the order in which they were made, so the result is always the same. An item is dropped if
 * one that was taken before, in the same state and place, covers it; the invariants of {@link Judgement} say that the
 * smallest violation is not lost. Ends when nothing new can be made: the values of a judgement are finitely many.
 */
final class Search<V> {
    private final Judgement<V> judgement;
    private final Limit limit;
    private final List<List<List<Item<V>>>> growing = new ArrayList<>();
    private final List<List<Item<V>>> grown = new ArrayList<>();
    private final PriorityQueue<Item<V>> queue =
            new PriorityQueue<>(Comparator.<Item<V>>comparingLong(Item::size).thenComparingInt(Item::number));
    private int made;

    Search(Judgement<V> judgement, Limit limit) {
        this.judgement = judgement;
        this.limit = limit;
    }

    /**
     * A node with some of its first children: {@code child}, the last of them, stands below {@code edge}, and
     * {@code before} has the others; {@link #WHOLE} is the place of an item that has all its children.
     */
    record Item<V>(
            long size, int number, State state, int place, V value, Item<V> before, Item<V> child, State.Edge edge) {
        static final int WHOLE = -1;
    }

    Optional<Item<V>> smallest(List<State> states) {
        for (State state : states) {
            List<List<Item<V>>> places = new ArrayList<>();
            for (int p = 0; p < state.kind.word.places(); p++) {
                places.add(new ArrayList<>());
            }
            growing.add(places);
            grown.add(new ArrayList<>());
            queue.add(new Item<>(1, made++, state, 0, judgement.own(state), null, null, null));
        }
        while (!queue.isEmpty()) {
            Item<V> item = queue.remove();
            if (item.place() == Item.WHOLE && item.state().isRoot && judgement.breaks(item.value())) {
                return Optional.of(item);
            }
            take(item);
        }
        return Optional.empty();
    }

    private void take(Item<V> item) {
        int state = item.state().number;
        List<Item<V>> taken = item.place() == Item.WHOLE
                ? grown.get(state)
                : growing.get(state).get(item.place());
        for (Item<V> other : taken) {
            limit.step();
            if (judgement.covers(other.value(), item.value())) {
                return;
            }
        }
        taken.add(item);
        if (item.place() == Item.WHOLE) {
            offer(item);
        } else {
            grow(item);
        }
    }

    /** Makes a whole tree the next child of all that wait for one. */
    private void offer(Item<V> child) {
        for (State.Edge edge : child.state().readers) {
            V lifted = judgement.lift(child.value(), edge);
            List<List<Item<V>>> places = growing.get(edge.parent().number);
            for (int place : edge.parent().kind.word.before(edge.key())) {
                for (Item<V> before : places.get(place)) {
                    push(before, child, edge, lifted);
                }
            }
        }
    }

    private void grow(Item<V> item) {
        Word word = item.state().kind.word;
        if (word.isEnd(item.place())) {
            queue.add(new Item<>(
                    item.size(),
                    made++,
                    item.state(),
                    Item.WHOLE,
                    item.value(),
                    item.before(),
                    item.child(),
                    item.edge()));
        }
        for (int key : word.next(item.place())) {
            for (State.Edge edge : item.state().children.get(key)) {
                for (Item<V> child : grown.get(edge.child().number)) {
                    push(item, child, edge, judgement.lift(child.value(), edge));
                }
            }
        }
    }

    private void push(Item<V> before, Item<V> child, State.Edge edge, V lifted) {
        limit.step();
        long size = before.size() > Long.MAX_VALUE - child.size() ? Long.MAX_VALUE : before.size() + child.size();
        V value = judgement.join(before.value(), lifted);
        queue.add(new Item<>(size, made++, before.state(), edge.key() + 1, value, before, child, edge));
    }
}
