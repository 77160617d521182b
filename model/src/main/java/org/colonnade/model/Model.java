package org.colonnade.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The conceptual model of an application: an entity graph with statistics, in the order of the text.
 *
 * <p>Invariants: names of entities differ, and so do those of value objects; for each entity, the names of
 * its attributes and steps differ.
 */
public final class Model {
    private final Map<String, Entity> entities = new LinkedHashMap<>();
    private final Map<String, ValueObject> values = new LinkedHashMap<>();
    private final List<Relationship> relationships;
    private final Map<Entity, Map<String, Step>> steps = new LinkedHashMap<>();

    public Model(List<Entity> entities, List<ValueObject> values, List<Relationship> relationships) {
        entities.forEach(e -> this.entities.put(e.name(), e));
        values.forEach(v -> this.values.put(v.name(), v));
        this.relationships = List.copyOf(relationships);
        relationships.forEach(r -> {
            index(r.forward());
            index(r.backward());
        });
    }

    private void index(Step step) {
        steps.computeIfAbsent(step.source(), e -> new LinkedHashMap<>()).put(step.name(), step);
    }

    public List<Entity> entities() {
        return List.copyOf(entities.values());
    }

    public List<ValueObject> values() {
        return List.copyOf(values.values());
    }

    public List<Relationship> relationships() {
        return relationships;
    }

    public Optional<Entity> entity(String name) {
        return Optional.ofNullable(entities.get(name));
    }

    public Optional<ValueObject> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** Returns every step from an entity, forward and backward, in the order of the declarations. */
    public List<Step> steps(Entity source) {
        return List.copyOf(steps.getOrDefault(source, Map.of()).values());
    }

    /** Returns the step of this name from an entity. */
    public Optional<Step> step(Entity source, String name) {
        return Optional.ofNullable(steps.getOrDefault(source, Map.of()).get(name));
    }

    /** Returns the paths to an entity from those that it belongs to the keys of, however far the way. */
    public List<Path> dependants(Entity entity) {
        List<Path> paths = new ArrayList<>();
        for (Relationship relationship : relationships) {
            if (relationship.to().equals(entity) && relationship.forward().isIdentifying()) {
                paths.add(new Path(relationship.from(), List.of(relationship.forward())));
                dependants(relationship.from()).forEach(p -> paths.add(p.along(relationship.forward())));
            }
        }
        return paths;
    }

    /** Returns what may follow an entity's name and a dot: its attributes, then its named steps. */
    public List<String> members(Entity entity) {
        List<String> names = new ArrayList<>();
        entity.attributes().forEach(a -> names.add(a.name()));
        steps(entity).stream().map(Step::name).filter(n -> !n.startsWith("~")).forEach(names::add);
        return names;
    }
}
