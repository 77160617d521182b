package org.colonnade.writer;

import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Path;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;

/** What a database holds at one moment: instances, known by small numbers, and the links between them. */
record State(Set<Instance> instances, Set<Link> links, Map<Instance, Integer> numbers) {
    record Instance(Entity entity, int key) {
        @Override
        public String toString() {
            return entity + "(" + key + ")";
        }
    }

    /** Belongs to the instance that it comes from. */
    record Link(Relationship relationship, int from, int to) {
        Instance holder() {
            return new Instance(relationship.from(), from);
        }

        Instance partner() {
            return new Instance(relationship.to(), to);
        }

        @Override
        public String toString() {
            return holder() + "." + relationship.name() + "=" + to;
        }
    }

    State copy() {
        return new State(new HashSet<>(instances), new HashSet<>(links), numbers);
    }

    int number(Instance instance) {
        return numbers.getOrDefault(instance, 0);
    }

    /** Adds a link, and removes those that it replaces. */
    void tie(Link link) {
        links.removeIf(other -> excludes(link, other));
        links.add(link);
    }

    /** Whether a link could be added without replacing another. */
    boolean admits(Link link) {
        return links.stream().noneMatch(other -> !other.equals(link) && excludes(link, other));
    }

    private static boolean excludes(Link link, Link other) {
        Cardinality cardinality = link.relationship().cardinality();
        return other.relationship().equals(link.relationship())
                && (cardinality != Cardinality.MANY_TO_MANY && other.from() == link.from()
                        || cardinality == Cardinality.ONE_TO_ONE && other.to() == link.to());
    }

    boolean areTied(Instance source, Step step, Instance target) {
        Link link = step.isForward()
                ? new Link(step.relationship(), source.key(), target.key())
                : new Link(step.relationship(), target.key(), source.key());
        return links.contains(link);
    }

    /** The instances at the ends of a path. */
    Set<Instance> ends(Instance start, Path path) {
        Set<Instance> here = Set.of(start);
        for (Step step : path.steps()) {
            Set<Instance> sources = here;
            here = instances.stream()
                    .filter(i -> i.entity().equals(step.target()))
                    .filter(i -> sources.stream().anyMatch(s -> areTied(s, step, i)))
                    .collect(Collectors.toSet());
        }
        return here;
    }

    /** Equal if instances and links are: writers do not depend on numbers. */
    @Override
    public boolean equals(Object other) {
        return other instanceof State that && instances.equals(that.instances) && links.equals(that.links);
    }

    @Override
    public int hashCode() {
        return Objects.hash(instances, links);
    }
}
