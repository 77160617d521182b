package org.colonnade.session.plan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Step;
import org.colonnade.schema.Family;
import org.colonnade.text.Source;
import org.colonnade.text.Span;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;
import tools.jackson.databind.JsonNode;

/** Reads families over a model, and collects what the model lacks for them. */
final class FamilyReader {
    private final Model model;
    private final PlanReader plan;
    private final Set<String> differences = new LinkedHashSet<>();
    private final Span nowhere = new Source("", "").whole();

    FamilyReader(Model model, PlanReader plan) {
        this.model = model;
        this.plan = plan;
    }

    /** Returns what the model lacks, in sentences. */
    List<String> differences() {
        return List.copyOf(differences);
    }

    /** Returns a family, unless the model lacks something that it needs. */
    Optional<Family> read(JsonNode node) {
        String name = plan.text(node, "/name");
        int before = differences.size();
        List<Node> nodes = new ArrayList<>();
        plan.list(node, "/graph/nodes")
                .forEach(n -> entity(name, plan.text(n, "/entity"))
                        .ifPresent(e -> nodes.add(new Node(nodes.size(), plan.text(n, "/name"), e, nowhere))));
        if (differences.size() > before) {
            return Optional.empty();
        }
        List<Edge> edges = new ArrayList<>();
        plan.list(node, "/graph/edges").forEach(e -> edge(name, nodes, e).ifPresent(edges::add));
        List<Column> partition = columns(name, nodes, node, "/partition");
        List<Column> values = columns(name, nodes, node, "/values");
        List<Ordering> clustering = new ArrayList<>();
        plan.list(node, "/clustering")
                .forEach(o -> column(name, nodes, plan.at(o, "/column"))
                        .ifPresent(c -> clustering.add(
                                new Ordering(c, plan.at(o, "/descending").asBoolean()))));
        nodes.forEach(n -> requirePartners(name, n, edges));
        return differences.size() > before
                ? Optional.empty()
                : Optional.of(new Family(name, new QueryGraph(nodes, edges), partition, clustering, values, nowhere));
    }

    /** The key of an entity may have got a partner that was none before. */
    private void requirePartners(String family, Node node, List<Edge> edges) {
        node.entity().identifying().stream()
                .filter(p -> edges.stream()
                        .map(e -> e.step().isForward() ? e : e.reverse())
                        .noneMatch(e -> e.from().equals(node)
                                && e.step().relationship().name().equals(p.name())))
                .forEach(p -> differences.add("family " + family + " lacks " + node.entity() + "." + p.name()
                        + ", which belongs to the key of " + node.entity()));
    }

    private Optional<Entity> entity(String family, String name) {
        Optional<Entity> entity = model.entity(name);
        if (entity.isEmpty()) {
            differences.add("family " + family + " needs the entity " + name + ", which the design does not have");
        }
        return entity;
    }

    private Optional<Edge> edge(String family, List<Node> nodes, JsonNode node) {
        Node from = node(nodes, node, "/from");
        Node to = node(nodes, node, "/to");
        String along = plan.text(node, "/along");
        Optional<Step> step = model.steps(from.entity()).stream()
                .filter(s -> s.toString().equals(along) && s.target().equals(to.entity()))
                .filter(s -> s.isToOne() == plan.at(node, "/toOne").asBoolean())
                .findFirst();
        if (step.isEmpty()) {
            differences.add("family " + family + " follows " + along + " to " + to.entity()
                    + ", a relationship that the design does not have as it was");
        }
        return step.map(s -> new Edge(from, s, to));
    }

    private Node node(List<Node> nodes, JsonNode node, String pointer) {
        int number = (int) plan.number(node, pointer);
        if (number < 0 || number >= nodes.size()) {
            throw plan.broken(node, pointer);
        }
        return nodes.get(number);
    }

    private List<Column> columns(String family, List<Node> nodes, JsonNode node, String pointer) {
        return plan.list(node, pointer)
                .map(c -> column(family, nodes, c))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<Column> column(String family, List<Node> nodes, JsonNode node) {
        Node at = node(nodes, node, "/node");
        List<Attribute> path = new ArrayList<>();
        Optional<Attribute> next = Optional.empty();
        for (String name : plan.list(node, "/path").map(JsonNode::asString).toList()) {
            next = path.isEmpty() ? at.entity().attribute(name) : part(path.get(path.size() - 1), name);
            if (next.isEmpty()) {
                differences.add("family " + family + " needs " + plan.text(node, "/text") + ", but "
                        + (path.isEmpty() ? at.entity() : path.get(path.size() - 1)) + " has no " + name);
                return Optional.empty();
            }
            path.add(next.get());
        }
        if (path.isEmpty()) {
            throw plan.broken(node, "/path");
        }
        return Optional.of(new Column(at, path, nowhere));
    }

    private static Optional<Attribute> part(Attribute whole, String name) {
        return whole.type().attributes().stream()
                .filter(a -> a.name().equals(name))
                .findFirst();
    }
}
