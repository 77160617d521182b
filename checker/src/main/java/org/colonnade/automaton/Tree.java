package org.colonnade.automaton;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.ListIterator;

/** An unranked tree of labels: an entity group, given by its entities' keys. It may share subtrees and be very deep. */
public record Tree(String label, List<Tree> children) {
    public Tree {
        children = List.copyOf(children);
    }

    public static Tree leaf(String label) {
        return new Tree(label, List.of());
    }

    /** Returns the number of its nodes, or {@link Long#MAX_VALUE} if there are more. */
    public long size() {
        return new NodeCount().of(this);
    }

    /** Returns {@code users(Alice)[articles(Alice,a1)[comments(Dave,a1), comments(Eve,a1)]]}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(label);
        Deque<ListIterator<Tree>> open = new ArrayDeque<>();
        descend(this, text, open);
        while (!open.isEmpty()) {
            if (open.peek().hasNext()) {
                text.append(open.peek().hasPrevious() ? ", " : "");
                Tree child = open.peek().next();
                descend(child, text.append(child.label), open);
            } else {
                open.pop();
                text.append(']');
            }
        }
        return text.toString();
    }

    private static void descend(Tree tree, StringBuilder text, Deque<ListIterator<Tree>> open) {
        if (!tree.children.isEmpty()) {
            text.append('[');
            open.push(tree.children.listIterator());
        }
    }
}
