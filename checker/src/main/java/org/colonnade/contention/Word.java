package org.colonnade.contention;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Key;

/**
 * The sequences of children that a content matches, as Glushkov's automaton.
 *
 * <p>Its places are 0, before the first child, and i + 1, right after the i-th key of the content. A sequence
 * of keys matches if it leads from place 0 to one of the {@code ends}, each key along {@code next}.
 */
final class Word {
    final List<Key> keys = new ArrayList<>();
    private final List<BitSet> follow = new ArrayList<>(List.of(new BitSet()));
    private final BitSet ends = new BitSet();
    private final int[][] next;
    private final int[][] before;

    Word(Content<Key> content) {
        Part whole = part(content);
        follow.get(0).or(whole.firsts);
        whole.lasts.stream().forEach(l -> ends.set(l + 1));
        ends.set(0, whole.isNullable);
        next = follow.stream().map(f -> f.stream().toArray()).toArray(int[][]::new);
        before = IntStream.range(0, keys.size())
                .mapToObj(k -> IntStream.range(0, places())
                        .filter(p -> follow.get(p).get(k))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** A part as Glushkov's construction sees it: its first and last keys, and whether it may match nothing. */
    private record Part(BitSet firsts, BitSet lasts, boolean isNullable) {}

    int places() {
        return follow.size();
    }

    /** The keys that may come next, by number. */
    int[] next(int place) {
        return next[place];
    }

    /** The places where a key may come next. */
    int[] before(int key) {
        return before[key];
    }

    boolean isEnd(int place) {
        return ends.get(place);
    }

    private Part part(Content<Key> content) {
        return content.match(
                child -> child(child.key()),
                sequence -> sequence.parts().stream().map(this::part).reduce(nothing(), this::then),
                choice -> choice.alternatives().stream()
                        .map(this::part)
                        .reduce(Word::or)
                        .orElseGet(Word::nothing),
                this::repeat);
    }

    private static Part nothing() {
        return new Part(new BitSet(), new BitSet(), true);
    }

    private Part child(Key key) {
        BitSet only = new BitSet();
        only.set(keys.size());
        keys.add(key);
        follow.add(new BitSet());
        return new Part(only, only, false);
    }

    private Part then(Part first, Part second) {
        link(first.lasts, second.firsts);
        return new Part(
                first.isNullable ? union(first.firsts, second.firsts) : first.firsts,
                second.isNullable ? union(first.lasts, second.lasts) : second.lasts,
                first.isNullable && second.isNullable);
    }

    private static Part or(Part one, Part other) {
        return new Part(
                union(one.firsts, other.firsts), union(one.lasts, other.lasts), one.isNullable || other.isNullable);
    }

    private Part repeat(Content.Repeat<Key> repeat) {
        Part body = part(repeat.body());
        if (repeat.times() != Content.Times.MAYBE) {
            link(body.lasts, body.firsts);
        }
        return new Part(body.firsts, body.lasts, body.isNullable || repeat.times() != Content.Times.SOME);
    }

    private void link(BitSet lasts, BitSet firsts) {
        lasts.stream().forEach(l -> follow.get(l + 1).or(firsts));
    }

    private static BitSet union(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.or(other);
        return both;
    }
}
