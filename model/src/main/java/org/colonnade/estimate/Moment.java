package org.colonnade.estimate;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Inequality;
import org.colonnade.model.Period;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.model.Step;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;

/**
 * A moment of which the statistics of a design are asked: now, or so many seconds from now.
 *
 * <p>Averages of declared relationships stay as they are while the numbers of instances change; those of the other side
 * follow from them.
 */
public record Moment(double seconds) {
    /** The present. */
    public static final Moment NOW = new Moment(0);

    /** Looks so far ahead. */
    public static Moment in(Period ahead) {
        return new Moment(ahead.seconds());
    }

    /** Returns the number of instances of an entity. */
    public double count(Entity entity) {
        return entity.turnover().count(entity.count(), seconds);
    }

    /** Returns the average number of partners of one source instance. */
    public double fanOut(Step step) {
        return step.isForward() ? step.relationship().each() : links(step.relationship()) / count(step.source());
    }

    private double links(Relationship relationship) {
        return count(relationship.from()) * relationship.each();
    }

    /** Returns how the links of a step are spread over its source instances. */
    public Distribution partners(Step step) {
        Relationship relationship = step.relationship();
        boolean least =
                step.isForward() && relationship.mandatory() && relationship.cardinality() == Cardinality.MANY_TO_MANY;
        return Distribution.of(links(relationship), count(step.source()), least ? 1 : 0, step.inequality());
    }

    /** Returns how instances are spread over the values of a column. */
    public Distribution values(Column column) {
        Inequality inequality =
                column.isKey() ? Inequality.EVEN : column.attribute().inequality();
        return Distribution.of(count(column.node().entity()), distinct(column), inequality);
    }

    /** Returns the number of different values of a column: declared, or one for each instance (2 for booleans). */
    public double distinct(Column column) {
        Attribute attribute = column.attribute();
        double count = count(column.node().entity());
        if (column.isKey()) {
            return count;
        }
        boolean binary = attribute.type().is(Scalar.BOOLEAN);
        double values = attribute.distinct().isPresent() ? attribute.distinct().getAsLong() : binary ? 2 : count;
        return Math.max(1, Math.min(values, count));
    }

    /** Returns the number of rows of the join along the edges between these nodes. Invariant: they are connected. */
    public double rows(QueryGraph graph, Set<Node> nodes) {
        Node start = nodes.iterator().next();
        return count(start.entity()) * partners(graph, start, start, nodes);
    }

    /**
     * Returns the number of rows of the join between these nodes that one instance at {@code node} is part of.
     *
     * <p>An instance that a link has led to has more partners along the same relationship than the average one has.
     */
    public double partners(QueryGraph graph, Node node, Node from, Set<Node> nodes) {
        double rows = 1;
        for (Edge edge : graph.around(node)) {
            if (!edge.to().equals(from) && nodes.contains(edge.to())) {
                rows *= fanOut(edge.step()) * partners(graph, edge.to(), node, nodes);
                rows *= isMet(graph, edge, from, nodes) ? partners(edge.step()).bias() : 1;
            }
        }
        return rows;
    }

    /** Returns whether an edge begins like another one, along which an instance at its node was reached or counted before. */
    private static boolean isMet(QueryGraph graph, Edge edge, Node from, Set<Node> nodes) {
        if (edge.step().inequality().isEven()) {
            return false;
        }
        for (Edge other : graph.around(edge.from())) {
            if (other.equals(edge)) {
                return graph.around(edge.from()).stream()
                        .anyMatch(e -> e.to().equals(from) && e.step().equals(edge.step()));
            }
            if (other.step().equals(edge.step()) && nodes.contains(other.to())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the number of rows of the join between these nodes that an instance at {@code node} is part of which one of
     * these rows has met, each row as likely as the others.
     *
     * <p>It has as many partners as met instances have. One of these is part of the row, and so is met itself; the others
     * are average ones.
     */
    public double met(QueryGraph graph, Node node, Node from, Set<Node> nodes) {
        double rows = 1;
        for (Edge edge : graph.around(node)) {
            if (!edge.to().equals(from) && nodes.contains(edge.to())) {
                double average = partners(graph, edge.to(), node, nodes);
                double more = met(graph, edge.to(), node, nodes) - average;
                Distribution partners = partners(edge.step());
                double again = isMet(graph, edge, from, nodes) ? partners.bias() : 1;
                rows *= again * (partners.met() * average + Math.min(1, partners.mean()) * more);
            }
        }
        return rows;
    }

    /** Returns by how much more rows an instance has that one of them has met than the average one. */
    public double bias(QueryGraph graph, Node node, Set<Node> nodes) {
        return isEven(graph) ? 1 : Math.max(1, met(graph, node, node, nodes) / partners(graph, node, node, nodes));
    }

    private static boolean isEven(QueryGraph graph) {
        return graph.edges().stream()
                .allMatch(e -> e.step().inequality().isEven()
                        && e.step().reverse().inequality().isEven());
    }

    /** Returns the number of entries of a family. */
    public double entries(Family family) {
        return rows(family.graph(), new LinkedHashSet<>(family.graph().nodes()));
    }

    /** Returns the number of blocks of a family. */
    public double blocks(Family family) {
        double keys = family.partition().stream()
                .mapToDouble(c -> keys(family.graph(), c))
                .reduce(1, (a, b) -> a * b);
        return Math.min(keys, entries(family));
    }

    /** The number of different values of a column that entries have. */
    private double keys(QueryGraph graph, Column column) {
        double keys = column.attribute().inequality().isEven()
                ? distinct(column)
                : values(column).occupied();
        return !column.isKey()
                ? keys
                : graph.around(column.node()).stream()
                        .map(Edge::step)
                        .filter(s -> !s.inequality().isEven())
                        .mapToDouble(s -> partners(s).occupied())
                        .reduce(keys, Math::min);
    }

    /** Returns the bytes of a whole family: keys once for each block, the rest once for each entry. */
    public double bytes(Family family) {
        return blocks(family) * keyBytes(family) + entries(family) * entryBytes(family);
    }

    static double entryBytes(Family family) {
        return bytes(Stream.concat(family.clustering().stream().map(Ordering::column), family.values().stream()));
    }

    static double keyBytes(Family family) {
        return bytes(family.partition().stream());
    }

    private static double bytes(Stream<Column> columns) {
        return columns.mapToDouble(c -> c.attribute().type().size()).sum();
    }
}
