package org.colonnade.boundary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.grouping.Group;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Step;
import org.colonnade.regrouping.Nesting;

/**
 * The boundaries of aggregates: which entities stand inside the blocks of their parents; all others are roots.
 *
 * <p>Invariants: each entity is nested at most once, and never in itself, directly or indirectly.
 */
public record Boundaries(List<Nesting> nestings) {
    public Boundaries {
        nestings = List.copyOf(nestings);
    }

    /** Returns how an entity is nested, if it is. */
    public Optional<Nesting> of(Entity member) {
        return Nesting.of(member, nestings);
    }

    /** Returns the entities whose instances are aggregates. */
    public List<Entity> roots(Model model) {
        return Nesting.roots(model, nestings);
    }

    /** Returns a root with all that stands in its blocks. */
    public Group group(Entity root) {
        return Nesting.group(root, nestings);
    }

    /** Returns the average bytes of an instance with what is nested in it. */
    double bytes(Model model, Entity entity) {
        double nested = nestings.stream()
                .filter(n -> n.parent().equals(entity))
                .mapToDouble(n -> n.step().fanOut() * bytes(model, n.member()))
                .sum();
        return own(model, entity) + nested;
    }

    /** Its attributes, and the keys of the partners that it refers to. */
    private static double own(Model model, Entity entity) {
        List<Double> sizes = new ArrayList<>();
        entity.attributes().stream().map(Attribute::type).forEach(t -> sizes.add(t.size()));
        model.steps(entity).stream().filter(Step::isForward).forEach(s -> sizes.add(s.fanOut() * keyBytes(s.target())));
        return sizes.stream().mapToDouble(Double::doubleValue).sum();
    }

    private static double keyBytes(Entity entity) {
        return entity.keyColumns().stream().mapToDouble(c -> c.type().size()).sum();
    }
}
