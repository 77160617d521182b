package org.colonnade.block;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.colonnade.design.Design;
import org.colonnade.design.Equality;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Path;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.writer.Writer;

/** A few instances of a model, known by small numbers, with links that keep its rules. */
final class World {
    private final Design design;
    private final Random random;
    private final Map<Entity, Integer> counts = new HashMap<>();
    private final Map<Relationship, Set<Link>> links = new HashMap<>();

    private record Link(int from, int to) {}

    private World(Design design, Random random) {
        this.design = design;
        this.random = random;
    }

    /** A random world, unless the rules of the design are too hard to keep. */
    static Optional<World> of(Design design, Random random) {
        World world = new World(design, random);
        design.model().entities().forEach(e -> world.counts.put(e, 1 + random.nextInt(4)));
        design.model().relationships().forEach(world::tie);
        for (int i = 0; i < 12 && !world.keepsRules(); i++) {
            world.mend();
        }
        return world.keepsRules() ? Optional.of(world) : Optional.empty();
    }

    List<Integer> instances(Entity entity) {
        return IntStream.range(0, counts.get(entity)).boxed().toList();
    }

    private void tie(Relationship relationship) {
        Set<Link> tied = new HashSet<>();
        links.put(relationship, tied);
        List<Integer> partners = new ArrayList<>(instances(relationship.to()));
        Collections.shuffle(partners, random);
        for (int from : instances(relationship.from())) {
            boolean ties = relationship.mandatory() || random.nextInt(3) > 0;
            switch (relationship.cardinality()) {
                case MANY_TO_ONE -> addIf(ties, tied, from, random.nextInt(partners.size()));
                case ONE_TO_ONE -> addIf(ties && from < partners.size(), tied, from, from);
                case MANY_TO_MANY -> partners.forEach(to -> addIf(random.nextBoolean(), tied, from, to));
            }
        }
        if (relationship.cardinality() == Cardinality.ONE_TO_ONE) {
            Set<Link> shuffled = new HashSet<>();
            tied.forEach(l -> shuffled.add(new Link(l.from(), partners.get(l.to()))));
            links.put(relationship, shuffled);
        }
    }

    private static void addIf(boolean condition, Set<Link> links, int from, int to) {
        if (condition) {
            links.add(new Link(from, to));
        }
    }

    Set<Integer> partners(int instance, Step step) {
        Set<Integer> partners = new HashSet<>();
        for (Link link : links.get(step.relationship())) {
            if ((step.isForward() ? link.from() : link.to()) == instance) {
                partners.add(step.isForward() ? link.to() : link.from());
            }
        }
        return partners;
    }

    Set<Integer> ends(int instance, Path path) {
        Set<Integer> here = Set.of(instance);
        for (Step step : path.steps()) {
            Set<Integer> next = new HashSet<>();
            here.forEach(i -> next.addAll(partners(i, step)));
            here = next;
        }
        return here;
    }

    /** The users whom paths lead to from an instance. */
    Set<Integer> reached(int instance, Writer.Reached writer) {
        Set<Integer> users = new HashSet<>(ends(instance, writer.paths().get(0)));
        writer.paths().forEach(p -> users.retainAll(ends(instance, p)));
        return users;
    }

    private boolean keepsRules() {
        return design.equalities().stream().allMatch(e -> broken(e).isEmpty())
                && design.model().relationships().stream()
                        .filter(Relationship::mandatory)
                        .allMatch(r -> instances(r.from()).stream()
                                .noneMatch(i -> partners(i, r.forward()).isEmpty()));
    }

    /** The instances for which both sides of an assertion lead somewhere, but not to the same place. */
    private List<Integer> broken(Equality equality) {
        return instances(equality.left().start()).stream()
                .filter(i -> {
                    Set<Integer> left = ends(i, equality.left());
                    Set<Integer> right = ends(i, equality.right());
                    return !left.isEmpty() && !right.isEmpty() && !left.equals(right);
                })
                .toList();
    }

    private void mend() {
        for (Equality equality : design.equalities()) {
            for (int instance : broken(equality)) {
                if (random.nextBoolean()) {
                    lead(instance, equality.left(), equality.right());
                } else {
                    lead(instance, equality.right(), equality.left());
                }
            }
        }
    }

    /** Changes the last link of a path, so that it leads where another one does. */
    private void lead(int instance, Path path, Path other) {
        List<Step> steps = path.steps();
        Set<Integer> targets = ends(instance, other);
        if (steps.isEmpty() || targets.isEmpty() || ends(instance, path).isEmpty()) {
            return;
        }
        Step last = steps.get(steps.size() - 1);
        Path before = new Path(path.start(), steps.subList(0, steps.size() - 1));
        int source = ends(instance, before).iterator().next();
        int target = targets.iterator().next();
        Link link = last.isForward() ? new Link(source, target) : new Link(target, source);
        boolean oneToOne = last.relationship().cardinality() == Cardinality.ONE_TO_ONE;
        Set<Link> tied = links.get(last.relationship());
        tied.removeIf(l -> l.from() == link.from() || oneToOne && l.to() == link.to());
        tied.add(link);
    }
}
