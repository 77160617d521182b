package org.colonnade.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A walk from an entity along relationships; without steps it stays at its start.
 *
 * <p>Invariant: each step begins where the one before it ends, the first one at {@code start}.
 */
public record Path(Entity start, List<Step> steps) {
    public Path {
        steps = List.copyOf(steps);
        Entity here = start;
        for (Step step : steps) {
            if (!step.source().equals(here)) {
                throw new IllegalArgumentException(step + " does not begin at " + here);
            }
            here = step.target();
        }
    }

    public Entity end() {
        return steps.isEmpty() ? start : steps.get(steps.size() - 1).target();
    }

    /** Returns the path that goes on from its end. */
    public Path along(Step next) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(next);
        return new Path(start, longer);
    }

    /** Returns whether it leads to at most one instance. */
    public boolean isToOne() {
        return steps.stream().allMatch(Step::isToOne);
    }

    /** Returns the text of the design language: {@code Comment.article.author}. */
    @Override
    public String toString() {
        return start + steps.stream().map(s -> "." + s.name()).collect(Collectors.joining());
    }
}
