package org.colonnade.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Path;
import org.colonnade.model.Step;

/**
 * Walks from a random entity along random steps, never to an entity where it has been.
 *
 * <p>It drops a walk that can go no further, and begins another one. Each part of a generated model has a cycle of at
 * least three entities, so from any of them it finds paths of up to three sooner or later.
 */
final class RandomWalk {
    private final Model model;
    private final List<Entity> entities;
    private final SplitMix random;

    RandomWalk(Model model, SplitMix random) {
        this.model = model;
        this.entities = model.entities();
        this.random = random;
    }

    Entity entity() {
        return random.of(entities);
    }

    /** Returns a path through so many entities, at most three. */
    Path path(int length) {
        Optional<Path> path = Optional.of(new Path(entity(), List.of()));
        for (int i = 1; i < length; i++) {
            path = path.flatMap(this::longer);
        }
        return path.orElseGet(() -> path(length));
    }

    private Optional<Path> longer(Path path) {
        List<Step> ways = model.steps(path.end()).stream()
                .filter(s -> !s.target().equals(path.start())
                        && path.steps().stream()
                                .noneMatch(before -> before.target().equals(s.target())))
                .toList();
        return ways.isEmpty() ? Optional.empty() : Optional.of(with(path, random.of(ways)));
    }

    private static Path with(Path path, Step step) {
        List<Step> steps = new ArrayList<>(path.steps());
        steps.add(step);
        return new Path(path.start(), steps);
    }
}
