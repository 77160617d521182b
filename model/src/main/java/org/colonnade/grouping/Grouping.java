package org.colonnade.grouping;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
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

    /** Returns everything in its trees. */
    public Stream<Group> all() {
        return roots.stream().flatMap(Group::all);
    }

    /** Returns its trees, and after them a group of its own for each entity that does not occur. */
    public List<Group> whole(Model model) {
        Set<Entity> grouped = all().map(Group::entity).collect(Collectors.toSet());
        Stream<Group> alone =
                model.entities().stream().filter(e -> !grouped.contains(e)).map(e -> Group.alone(e, at));
        return Stream.concat(roots.stream(), alone).toList();
    }

    @Override
    public String toString() {
        return roots.stream().map(Group::toString).collect(Collectors.joining("  "));
    }
}
