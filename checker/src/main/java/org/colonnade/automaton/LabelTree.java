package org.colonnade.automaton;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.ListIterator;

/** An unranked tree of labels: an entity group, given by its entities' keys. It may share subtrees and be very deep. */
public record LabelTree(String label, List<LabelTree> children) {
    public LabelTree {
        children = List.copyOf(children);
    }

    public static LabelTree leaf(String label) {
        return new LabelTree(label, List.of());
    }

    /** Returns the number of its nodes, or {@link Long#MAX_VALUE} if there are more. */
    public long size() {
        return new NodeCount().of(this);
    }

    /** Returns {@code users(Alice)[articles(Alice,a1)[comments(Dave,a1), comments(Eve,a1)]]}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(label);
        Deque<ListIterator<LabelTree>> open = new ArrayDeque<>();
        descend(this, text, open);
        while (!open.isEmpty()) {
            if (open.peek().hasNext()) {
                text.append(open.peek().hasPrevious() ? ", " : "");
                LabelTree child = open.peek().next();
                descend(child, text.append(child.label), open);
            } else {
                open.pop();
                text.append(']');
            }
        }
        return text.toString();
    }

    private static void descend(LabelTree tree, StringBuilder text, Deque<ListIterator<LabelTree>> open) {
        if (!tree.children.isEmpty()) {
            text.append('[');
            open.push(tree.children.listIterator());
        }
    }
}
