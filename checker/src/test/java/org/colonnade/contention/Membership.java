package org.colonnade.contention;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.colonnade.contention.Grounding.Ground;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Key;

/** Whether a tree is in the language of an enumerated grammar. */
final class Membership {
    private final Grounding grounding;

    Membership(Grounding grounding) {
        this.grounding = grounding;
    }

    static Ground key(Tree tree) {
        return new Ground(tree.kind(), tree.arguments());
    }

    boolean has(Tree tree) {
        boolean[] isRoot = new boolean[1];
        grounding.grammar.root().forEachKey(k -> isRoot[0] |= is(tree, k, Map.of()));
        return isRoot[0] && isGrown(tree);
    }

    private boolean is(Tree tree, Key key, Map<String, String> binding) {
        return grounding.instances(key, binding).contains(key(tree));
    }

    private boolean isGrown(Tree tree) {
        BitSet start = new BitSet();
        start.set(0);
        Content<Key> content =
                grounding.grammar.production(tree.kind()).orElseThrow().content();
        return read(content, tree.children(), grounding.binding(key(tree)), start)
                        .get(tree.children().size())
                && tree.children().stream().allMatch(this::isGrown);
    }

    /** How many children may have been read after the content, for all that may have been before it. */
    private BitSet read(Content<Key> content, List<Tree> children, Map<String, String> binding, BitSet before) {
        BitSet after = new BitSet();
        if (content instanceof Content.Child<Key> child) {
            before.stream()
                    .filter(i -> i < children.size() && is(children.get(i), child.key(), binding))
                    .forEach(i -> after.set(i + 1));
        } else if (content instanceof Content.Sequence<Key> sequence) {
            after.or(before);
            for (Content<Key> part : sequence.parts()) {
                BitSet now = read(part, children, binding, after);
                after.clear();
                after.or(now);
            }
        } else if (content instanceof Content.Choice<Key> choice) {
            choice.alternatives().forEach(a -> after.or(read(a, children, binding, before)));
        } else if (content instanceof Content.Repeat<Key> repeat) {
            after.or(read(repeat.body(), children, binding, before));
            for (int last = -1; repeat.times() != Content.Times.MAYBE && last != after.cardinality(); ) {
                last = after.cardinality();
                after.or(read(repeat.body(), children, binding, after));
            }
            if (repeat.times() != Content.Times.SOME) {
                after.or(before);
            }
        } else {
            after.or(before);
        }
        return after;
    }
}
