package org.colonnade.contention;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** An entity group: a key, its writers, and its children from left to right. */
public record Tree(String kind, List<String> arguments, List<Right> rights, List<Tree> children) {
    public Tree {
        arguments = List.copyOf(arguments);
        rights = List.copyOf(rights);
        children = List.copyOf(children);
    }

    public String key() {
        return arguments.isEmpty() ? kind : kind + arguments.stream().collect(Collectors.joining(", ", "(", ")"));
    }

    /** Returns those who may write the node, none of them twice. */
    public List<Person> writers() {
        return rights.stream().map(Right::person).distinct().toList();
    }

    /** Returns all nodes, each before its children. */
    public List<Tree> nodes() {
        List<Tree> nodes = new ArrayList<>();
        collect(nodes);
        return nodes;
    }

    private void collect(List<Tree> nodes) {
        nodes.add(this);
        children.forEach(c -> c.collect(nodes));
    }

    @Override
    public String toString() {
        return children.isEmpty()
                ? key()
                : key() + children.stream().map(Tree::toString).collect(Collectors.joining(", ", "[", "]"));
    }
}
