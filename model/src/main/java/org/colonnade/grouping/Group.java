package org.colonnade.grouping;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    /** Returns the group of an entity that shares its blocks with no other. */
    public static Group alone(Entity entity, Span at) {
        return new Group(entity, Optional.empty(), List.of(), at);
    }

    /** Returns this and all that is grouped below it. */
    public Stream<Group> all() {
        return Stream.concat(Stream.of(this), members.stream().flatMap(Group::all));
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
