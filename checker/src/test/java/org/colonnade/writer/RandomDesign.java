package org.colonnade.writer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;
import org.colonnade.writer.State.Instance;
import org.colonnade.writer.State.Link;

/** A random model of two or three entities, with random statements over it and states of it; the first entity acts. */
final class RandomDesign {
    private final Random random;
    final Model model;
    final Entity user;

    RandomDesign(long seed) {
        random = new Random(seed);
        List<Entity> entities = new ArrayList<>();
        for (String name : List.of("User", "Article", "Comment").subList(0, 2 + random.nextInt(2))) {
            entities.add(Given.entity(name));
        }
        List<Relationship> relationships = new ArrayList<>();
        for (int i = 0; i < entities.size() + random.nextInt(2); i++) {
            Entity from = i < entities.size() ? entities.get(i) : any(entities);
            relationships.add(Given.relationship(from, "r" + i, any(Cardinality.values()), any(entities), "s" + i));
        }
        model = new Model(entities, List.of(), relationships);
        user = entities.get(0);
    }

    /** Any kind of write, with any kind of predicate. */
    Statement statement() {
        return random.nextInt(5) < 3 ? link() : search(this::predicate);
    }

    /** An UPDATE or DELETE over a graph of up to four nodes. */
    private Statement search(Function<Node, Predicate> predicate) {
        Graph graph = new Graph(random.nextBoolean() ? user : any(model.entities()));
        int nodes = 1 + random.nextInt(4);
        while (graph.nodes().size() < nodes) {
            Node from = any(graph.nodes());
            List<Step> steps = model.steps(from.entity());
            graph.walk(from, any(steps));
        }
        Node target = any(graph.nodes());
        List<Predicate> where = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            where.add(predicate.apply(any(graph.nodes())));
        }
        return random.nextBoolean()
                ? Given.update(graph.build(), target, where.toArray(Predicate[]::new))
                : Given.delete(graph.build(), target, where.toArray(Predicate[]::new));
    }

    /** Only equalities of keys with parameters, each of which is a key of one entity. */
    Statement simpleSearch() {
        return search(node -> {
            String other = node.entity().name() + random.nextInt(2);
            return Given.is(
                    node, node.entity().equals(user) && random.nextInt(3) > 0 ? Given.ME : Given.parameter(other));
        });
    }

    private Predicate predicate(Node node) {
        Column column = random.nextInt(4) > 0 ? Given.key(node) : Given.number(node);
        return switch (random.nextInt(6)) {
            case 0 -> new Predicate.OneOf(column, List.of(operand()), Given.AT);
            case 1 -> new Predicate.OneOf(column, List.of(operand(), operand()), Given.AT);
            case 2 -> Given.where(column, any(Comparison.values()), operand());
            default -> Given.where(column, Comparison.EQUAL, operand());
        };
    }

    private Operand operand() {
        return switch (random.nextInt(6)) {
            case 0, 1, 2 -> Given.ME;
            case 3 -> Given.parameter("x");
            case 4 -> Given.parameter("y");
            default -> Given.literal(random.nextInt(2));
        };
    }

    /** An INSERT, CONNECT or DISCONNECT. */
    private Statement link() {
        return link(entity -> operand(), 3);
    }

    /** One without literals, in which the acting user's key is that of a user, with up to two connections. */
    Statement simpleLink() {
        return link(
                entity -> entity.equals(user) && random.nextBoolean()
                        ? Given.ME
                        : Given.parameter(random.nextBoolean() ? "x" : "y"),
                2);
    }

    private Statement link(Function<Entity, Operand> operand, int connections) {
        Relationship relationship = any(model.relationships());
        Step step = random.nextBoolean() ? relationship.forward() : relationship.backward();
        Operand key = operand.apply(step.source());
        return switch (random.nextInt(3)) {
            case 0 -> Given.connect(key, Given.to(step, operand.apply(step.target())));
            case 1 -> Given.disconnect(key, Given.to(step, operand.apply(step.target())));
            default -> insert(step.source(), operand, connections);
        };
    }

    /** Connects no step twice. */
    private Statement insert(Entity entity, Function<Entity, Operand> operand, int most) {
        Set<Step> steps = new LinkedHashSet<>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            steps.add(any(model.steps(entity)));
        }
        Operand key = entity.equals(user) && random.nextBoolean() ? Given.ME : Given.parameter("k");
        return Given.insert(
                entity,
                key,
                steps.stream().map(s -> Given.to(s, operand.apply(s.target()))).toArray(Connection[]::new));
    }

    /** Up to three instances of each entity. */
    State state() {
        Set<Instance> instances = new HashSet<>();
        Map<Instance, Integer> numbers = new HashMap<>();
        for (Entity entity : model.entities()) {
            for (int key = 0; key < 2 + random.nextInt(2); key++) {
                instances.add(new Instance(entity, key));
                numbers.put(new Instance(entity, key), random.nextInt(3));
            }
        }
        State state = new State(instances, new HashSet<>(), numbers);
        for (Link link : links(instances)) {
            if (random.nextBoolean() && state.admits(link)) {
                state.tie(link);
            }
        }
        return state;
    }

    /** All links that there may be between instances, in random order. */
    private List<Link> links(Set<Instance> instances) {
        List<Link> links = new ArrayList<>();
        for (Relationship relationship : model.relationships()) {
            for (int from = 0; from < 3; from++) {
                for (int to = 0; to < 3; to++) {
                    Link link = new Link(relationship, from, to);
                    if (instances.contains(link.holder()) && instances.contains(link.partner())) {
                        links.add(link);
                    }
                }
            }
        }
        Collections.shuffle(links, random);
        return links;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private <T> T any(T[] array) {
        return array[random.nextInt(array.length)];
    }
}
