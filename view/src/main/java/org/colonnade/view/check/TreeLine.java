package org.colonnade.view.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.contention.Person;
import org.colonnade.contention.Tree;

/** A node of a tree as one line: its key, indented by its depth, and its writers. */
record TreeLine(int depth, Tree node) {

    /** Returns all nodes of a tree, each before its children. */
    static List<TreeLine> of(Tree tree) {
        List<TreeLine> lines = new ArrayList<>();
        add(tree, 0, lines);
        return lines;
    }

    private static void add(Tree tree, int depth, List<TreeLine> lines) {
        lines.add(new TreeLine(depth, tree));
        tree.children().forEach(c -> add(c, depth + 1, lines));
    }

    String text() {
        return "  ".repeat(depth) + node.key();
    }

    String writers() {
        return node.writers().isEmpty()
                ? "written by nobody"
                : "written by " + node.writers().stream().map(Person::toString).collect(Collectors.joining(" and "));
    }
}
