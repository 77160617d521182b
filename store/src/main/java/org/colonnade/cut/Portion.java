package org.colonnade.cut;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;

/**
 * The part of an aggregate class that one entry keeps, for each aggregate or for each element of a collection.
 *
 * <p>Invariants: {@code members} are paths without indices, at least one, all in the same element; none begins with
 * another.
 */
public record Portion(List<AccessPath> members) {
    public Portion {
        members = List.copyOf(members);
        if (members.isEmpty()) {
            throw new IllegalArgumentException("an entry without members");
        }
        AccessPath element = members.get(0).element();
        for (AccessPath member : members) {
            if (!member.element().equals(element)) {
                throw new IllegalArgumentException(
                        "`" + member + "` and `" + members.get(0) + "` are not parts of one element");
            }
        }
    }

    /** Returns the path that has an entry for each of its values: the root, or a path that ends in {@code [*]}. */
    public AccessPath element() {
        return members.get(0).element();
    }

    /** Returns whether its entries hold the value of one path, and not parts of a record. */
    public boolean isSingle() {
        return members.size() == 1;
    }

    /** Returns the text of the design language. */
    @Override
    public String toString() {
        return members.size() == 1 && !members.get(0).isRoot()
                ? "entry " + members.get(0)
                : members.stream().map(AccessPath::toString).collect(Collectors.joining(" ", "entry { ", " }"));
    }
}
