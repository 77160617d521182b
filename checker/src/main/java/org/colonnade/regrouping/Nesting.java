package org.colonnade.regrouping;

import java.util.List;
import java.util.Optional;
import org.colonnade.grouping.Group;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;

/**
 * A way to put an entity under another: the step leads from the parent to its members.
 *
 * <p>Invariants: a member has exactly one parent along it, and is not its own.
 */
public record Nesting(Step step) {
    public Entity parent() {
        return step.source();
    }

    public Entity member() {
        return step.target();
    }

    public Relationship relationship() {
        return step.relationship();
    }

    /** Returns whether each partner along a step has exactly one parent along it. */
    public static boolean isPossible(Step step) {
        return step.reverse().isToOne() && step.reverse().isMandatory();
    }

    /** Returns all ways to nest the entities of a model, in the order of its relationships. */
    public static List<Nesting> of(Model model) {
        return model.relationships().stream()
                .filter(r -> !r.isSelf())
                .map(Relationship::backward)
                .filter(s -> isPossible(s) && s.isNamed())
                .map(Nesting::new)
                .toList();
    }

    /** Returns how an entity is nested by some nestings, if it is. */
    public static Optional<Nesting> of(Entity member, List<Nesting> chosen) {
        for (Nesting nesting : chosen) {
            if (nesting.member().equals(member)) {
                return Optional.of(nesting);
            }
        }
        return Optional.empty();
    }

    /** Returns the entities that are not nested. */
    public static List<Entity> roots(Model model, List<Nesting> chosen) {
        return model.entities().stream().filter(e -> of(e, chosen).isEmpty()).toList();
    }

    /** Returns the group of a root with all that is nested below it. */
    public static Group group(Entity root, List<Nesting> chosen) {
        return group(root, Optional.empty(), chosen);
    }

    private static Group group(Entity entity, Optional<Step> step, List<Nesting> chosen) {
        List<Group> members = chosen.stream()
                .filter(n -> n.parent().equals(entity))
                .map(n -> group(n.member(), Optional.of(n.step), chosen))
                .toList();
        return new Group(entity, step, members, entity.at());
    }

    /** Returns whether an entity stands somewhere inside the instances of another, or is the same. */
    public static boolean isWithin(Entity inner, Entity outer, List<Nesting> chosen) {
        Entity here = inner;
        for (int i = 0; i <= chosen.size(); i++) {
            if (here.equals(outer)) {
                return true;
            }
            Optional<Nesting> up = of(here, chosen);
            if (up.isEmpty()) {
                return false;
            }
            here = up.get().parent();
        }
        return true;
    }

    @Override
    public String toString() {
        return step.toString();
    }
}
