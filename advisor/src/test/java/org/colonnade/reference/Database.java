package org.colonnade.reference;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;

/**
 * What an application keeps at one moment: instances with their values, and the links between them.
 *
 * <p>A link ends with either of its partners. An attribute without a value is not in an instance's map.
 */
final class Database {
    private final Map<Instance, Map<Attribute, Object>> instances = new LinkedHashMap<>();
    private final Set<Link> links = new LinkedHashSet<>();
    private final Model model;

    Database(Model model) {
        this.model = model;
    }

    record Link(Relationship relationship, Object from, Object to) {
        private Instance holder() {
            return new Instance(relationship.from(), from);
        }

        private boolean ties(Instance instance) {
            return holder().equals(instance) || new Instance(relationship.to(), to).equals(instance);
        }

        /** Whether a relationship has no room for both. */
        boolean excludes(Link other) {
            Cardinality cardinality = relationship.cardinality();
            return other.relationship.equals(relationship)
                    && (cardinality != Cardinality.MANY_TO_MANY && other.from.equals(from)
                            || cardinality == Cardinality.ONE_TO_ONE && other.to.equals(to));
        }

        @Override
        public String toString() {
            return holder() + "." + relationship.name() + "(" + to + ")";
        }
    }

    Database copy() {
        Database copy = new Database(model);
        instances.forEach((instance, values) -> copy.instances.put(instance, new LinkedHashMap<>(values)));
        copy.links.addAll(links);
        return copy;
    }

    boolean has(Instance instance) {
        return instances.containsKey(instance);
    }

    List<Instance> all(Entity entity) {
        return instances.keySet().stream()
                .filter(i -> i.entity().equals(entity))
                .toList();
    }

    /** The values of an instance, to be changed. */
    Map<Attribute, Object> values(Instance instance) {
        return instances.get(instance);
    }

    /** Adds an instance; a key of several columns is a list of them, and some of these are links to partners. */
    void add(Instance instance) {
        Map<Attribute, Object> values = new LinkedHashMap<>();
        instances.put(instance, values);
        List<?> left = instance.columns();
        for (KeyPart part : instance.entity().key()) {
            int size = 1;
            if (part instanceof KeyPart.Partner partner) {
                size = partner.entity().keyColumns().size();
                Relationship relationship =
                        model.step(instance.entity(), part.name()).orElseThrow().relationship();
                tie(new Link(relationship, instance.key(), Instance.key(partner.entity(), left.subList(0, size))));
            } else {
                values.put(((KeyPart.Own) part).attribute(), left.get(0));
            }
            left = left.subList(size, left.size());
        }
    }

    /** Removes an instance, its links, and what it belongs to the keys of. */
    void remove(Instance instance) {
        instances.remove(instance);
        List<Instance> dependants = links.stream()
                .filter(l -> l.relationship().forward().isIdentifying()
                        && new Instance(l.relationship().to(), l.to()).equals(instance))
                .map(Link::holder)
                .toList();
        links.removeIf(l -> l.ties(instance));
        dependants.forEach(this::remove);
    }

    static Link link(Object source, Step step, Object target) {
        return step.isForward()
                ? new Link(step.relationship(), source, target)
                : new Link(step.relationship(), target, source);
    }

    /** Adds a link in place of those that it excludes. */
    void tie(Link link) {
        links.removeIf(link::excludes);
        links.add(link);
    }

    void untie(Link link) {
        links.remove(link);
    }

    List<Instance> partners(Instance source, Step step) {
        return links.stream()
                .filter(l -> l.relationship().equals(step.relationship())
                        && source.key().equals(step.isForward() ? l.from() : l.to()))
                .map(l -> new Instance(step.target(), step.isForward() ? l.to() : l.from()))
                .toList();
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        instances.forEach((instance, values) -> {
            out.append(instance);
            values.forEach((attribute, value) ->
                    out.append(' ').append(attribute.name()).append('=').append(value));
            out.append('\n');
        });
        return out.append(links).append('\n').toString();
    }
}
