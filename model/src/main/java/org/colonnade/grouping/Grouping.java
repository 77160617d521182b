package org.colonnade.grouping;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.text.Span;

/**
 * A division of the entities of a model into groups, with one tree for each kind of group.
 *
 * <p>Invariant: no entity occurs twice, except as the recursive member of a self-relationship. An entity that does not
 * occur is a group of its own.
 */
public record Grouping(String name, List<Group> roots, Span at) {
    public Grouping {
        roots = List.copyOf(roots);
    }

    @Override
    public String toString() {
        return roots.stream().map(Group::toString).collect(Collectors.joining("  "));
    }
}
