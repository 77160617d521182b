package org.colonnade.language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.language.DesignParser.NameContext;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Step;
import org.colonnade.text.NearNames;
import org.colonnade.text.Span;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/**
 * Grows the query graph of one statement while its paths are read.
 *
 * <p>A step along a relationship follows an existing edge or else adds one; so two mentions of {@code Article.author}
 * are the same author. Where there are several such edges (by aliases), the step is ambiguous. A to-one step straight
 * back along the edge that led to a node would close a cycle.
 */
final class GraphBuilder {
    private static final int LARGEST = 100;

    private final Model model;
    private final Complaints complaints;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();
    private final Map<String, List<Node>> names = new LinkedHashMap<>();

    GraphBuilder(Model model, Complaints complaints) {
        this.model = model;
        this.complaints = complaints;
    }

    Model model() {
        return model;
    }

    /** Makes the first node. */
    Node root(Entity entity, String name, Span at) {
        Node node = new Node(0, name, entity, at);
        nodes.add(node);
        return call(name, node);
    }

    /** Lets later paths begin with this name. */
    Node call(String name, Node node) {
        List<Node> called = names.computeIfAbsent(name, n -> new ArrayList<>());
        if (!called.contains(node)) {
            called.add(node);
        }
        return node;
    }

    boolean isCalled(String name) {
        return names.containsKey(name);
    }

    boolean isCalled(String name, Node node) {
        return names.getOrDefault(name, List.of()).contains(node);
    }

    /** Adds a node at the end of a step, under its own name or, if that is taken, after its parent's. */
    Node grow(Node from, Step step, String name, Span at) {
        boolean taken = nodes.stream().anyMatch(n -> n.name().equals(name));
        Node node = new Node(nodes.size(), taken ? from.name() + "." + name : name, step.target(), at);
        nodes.add(node);
        edges.add(new Edge(from, step, node));
        return node;
    }

    /** Finds the node that a path begins at: by alias or relationship name, or else by its entity's name. */
    Optional<Node> start(Unit unit, NameContext context) {
        String name = context.getText();
        List<Node> called = names.getOrDefault(name, List.of());
        List<Node> found = called.isEmpty() ? namedByEntity(name) : called;
        if (found.size() > 1) {
            complaints.error(
                    unit.span(context),
                    "`" + name + "` is ambiguous: " + found.size() + " of the entities here answer to it",
                    "tell them apart with AS, as in `FROM Comment AS c, c.parent AS p`");
        } else if (found.isEmpty()) {
            unknownStart(unit.span(context), name);
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private List<Node> namedByEntity(String name) {
        return named().stream().filter(n -> n.entity().name().equals(name)).toList();
    }

    private void unknownStart(Span at, String name) {
        if (complaints.isForgiven(name)) {
            return;
        }
        List<String> qualified = names.entrySet().stream()
                .flatMap(e -> e.getValue().stream()
                        .filter(n -> model.members(n.entity()).contains(name))
                        .map(n -> back(n, name).map(Node::name).orElse(e.getKey() + "." + name)))
                .distinct()
                .toList();
        String message = "nothing here is called `" + name + "`";
        if (!qualified.isEmpty()) {
            complaints.error(at, message, "did you mean " + NearNames.either(qualified) + "?");
        } else if (model.entity(name).isPresent()) {
            complaints.error(
                    at, message, "reach " + name + " by a path that begins at " + NearNames.either(names.keySet()));
        } else {
            complaints.error(at, message, NearNames.help(name, names.keySet()));
        }
    }

    /** Returns the node that a step leads to, new if need be. */
    Optional<Node> follow(Unit unit, Node from, NameContext name) {
        Optional<Step> step = step(unit, from, name);
        if (step.isEmpty()) {
            return Optional.empty();
        }
        List<Node> there = edges.stream()
                .filter(e -> e.from().equals(from) && e.step().equals(step.get()))
                .map(Edge::to)
                .toList();
        if (there.size() > 1) {
            complaints.error(
                    unit.span(name),
                    "`" + from + "." + name.getText() + "` is ambiguous: it is followed " + there.size() + " times",
                    "begin with one of "
                            + NearNames.either(there.stream().map(Node::name).toList()));
            return Optional.empty();
        }
        return there.isEmpty() ? add(unit, from, step.get(), name) : Optional.of(there.get(0));
    }

    private Optional<Node> add(Unit unit, Node from, Step step, NameContext name) {
        return mayGrow(unit.span(name)) && !closesCycle(unit, from, step, name)
                ? Optional.of(grow(from, step, name.getText(), unit.span(name)))
                : Optional.empty();
    }

    boolean mayGrow(Span at) {
        if (nodes.size() >= LARGEST) {
            tooLarge(at);
        }
        return nodes.size() < LARGEST;
    }

    private void tooLarge(Span at) {
        complaints.error(at, "the query graph has more than " + LARGEST + " nodes");
    }

    boolean closesCycle(Unit unit, Node from, Step step, NameContext name) {
        Optional<Node> back = back(from, step);
        back.ifPresent(b -> complaints.error(
                unit.span(name),
                "`" + from + "." + name.getText() + "` leads back to `" + b + "`: the query graph would have a cycle",
                "write `" + b + "` instead"));
        return back.isPresent();
    }

    private Optional<Node> back(Node from, String name) {
        return model.step(from.entity(), name).flatMap(s -> back(from, s));
    }

    /** Returns the node that a to-one step leads straight back to. */
    private Optional<Node> back(Node from, Step step) {
        return edges.stream()
                .filter(e -> e.to().equals(from) && e.step().reverse().equals(step) && step.isToOne())
                .map(Edge::from)
                .findFirst();
    }

    /** Returns the step of this name from a node's entity. */
    Optional<Step> step(Unit unit, Node from, NameContext name) {
        Optional<Step> step = model.step(from.entity(), name.getText());
        if (step.isEmpty()) {
            notAStep(unit.span(name), from.entity(), name.getText());
        }
        return step;
    }

    private void notAStep(Span at, Entity entity, String name) {
        List<String> steps = model.steps(entity).stream()
                .map(Step::name)
                .filter(n -> !n.startsWith("~"))
                .toList();
        if (entity.attribute(name).isPresent()) {
            complaints.error(
                    at,
                    "`" + name + "` is an attribute of " + entity + ", not a relationship",
                    steps.isEmpty() ? "" : "its relationships are " + NearNames.list(steps));
        } else if (!leadingTo(name, entity).isEmpty() && !complaints.isForgiven(name)) {
            complaints.error(
                    at,
                    entity + " has no relationship `" + name + "`",
                    "did you mean " + NearNames.either(leadingTo(name, entity)) + ", which leads there?");
        } else {
            complaints.noMember(at, entity, "relationship", name, steps);
        }
    }

    /** Returns the relationships that lead to an entity which the author named in their place. */
    private List<String> leadingTo(String target, Entity from) {
        return model.steps(from).stream()
                .filter(s -> s.target().name().equalsIgnoreCase(target))
                .map(Step::name)
                .filter(n -> !n.startsWith("~"))
                .toList();
    }

    /** Returns the nodes that later paths may begin at, in the order in which they were named. */
    List<Node> named() {
        return names.values().stream().flatMap(List::stream).distinct().toList();
    }

    /** Returns the nodes of an entity that later paths may begin at. */
    Stream<Node> of(Entity entity) {
        return named().stream().filter(n -> n.entity().equals(entity));
    }

    /** Adds the partners that belong to the keys of nodes: a graph has the keys of all its nodes. */
    QueryGraph build() {
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            node.entity().identifying().stream()
                    .map(p -> identifying(node.entity(), p))
                    .filter(s -> !isThere(node, s))
                    .forEach(s -> grow(node, s, s.name(), node.at()));
        }
        if (nodes.size() > LARGEST) {
            tooLarge(nodes.get(0).at());
        }
        return new QueryGraph(nodes, edges);
    }

    private Step identifying(Entity entity, KeyPart.Partner part) {
        return model.relationships().stream()
                .filter(r -> r.from().equals(entity) && r.name().equals(part.name()))
                .findFirst()
                .orElseThrow()
                .forward();
    }

    private boolean isThere(Node from, Step step) {
        return edges.stream()
                .anyMatch(e -> e.from().equals(from) && e.step().equals(step)
                        || e.to().equals(from) && e.step().reverse().equals(step));
    }
}
