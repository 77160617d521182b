package org.colonnade.grouping;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.text.Span;

/**
 * An entity in a group, with the members grouped under each of its instances.
 *
 * <p>Invariants: a root has no step, a member has the to-many step from its parent. A member {@code isRecursive} if
 * that step leads back to the parent's own entity; it then stands for the parent's whole tree and has no own members.
 */
public record Group(Entity entity, Optional<Step> step, List<Group> members, Span at) {
    public Group {
        members = List.copyOf(members);
    }

    public boolean isRecursive() {
        return step.filter(s -> s.source().equals(s.target())).isPresent();
    }

    @Override
    public String toString() {
        String name = step.map(Step::name).orElse(entity.name());
        return members.isEmpty()
                ? name
                : name + members.stream().map(Group::toString).collect(Collectors.joining("  ", " { ", " }"));
    }
}
