package org.colonnade.partition;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;

/**
 * What of an aggregate class is kept in one entry: one for each aggregate, or one for each element of a collection.
 *
 * <p>Invariants: {@code members} are paths without indices, at least one, all within the same element; none begins
 * with another.
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

    /** What there is one entry for: the root, or a path that ends in {@code [*]}. */
    public AccessPath element() {
        return members.get(0).element();
    }

    /** Whether its entries hold the value of one path, and not parts of a record. */
    public boolean isSingle() {
        return members.size() == 1;
    }

    /** As the design language writes it. */
    @Override
    public String toString() {
        return members.size() == 1 && !members.get(0).isRoot()
                ? "entry " + members.get(0)
                : members.stream().map(AccessPath::toString).collect(Collectors.joining(" ", "entry { ", " }"));
    }
}
