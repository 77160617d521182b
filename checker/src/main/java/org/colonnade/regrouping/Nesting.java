package org.colonnade.regrouping;

import java.util.List;
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

    @Override
    public String toString() {
        return step.toString();
    }
}
