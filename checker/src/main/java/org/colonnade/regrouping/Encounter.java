package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Insert;

/**
 * The instances that some statements of one request meet, and the links that they know of between them.
 *
 * <p>Two mentions of one entity under the same operand are one instance. An instance that is only named as a partner is
 * known, but not met: nothing of it is read or written.
 */
final class Encounter {
    private record Named(Entity entity, String operand) {}

    private record Link(int member, int parent, int relationship) {}

    private final List<Boolean> met = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final Map<Named, Integer> named = new HashMap<>();
    private final ToIntFunction<Relationship> numbers;

    /** Relationships are told apart by numbers. */
    Encounter(List<Statement> statements, ToIntFunction<Relationship> numbers) {
        this.numbers = numbers;
        statements.forEach(this::meet);
    }

    /** The relationships of its links. */
    IntStream relationships() {
        return links.stream().mapToInt(Link::relationship).distinct();
    }

    /** Returns how many groups these statements touch if groups nest along some relationships. */
    int groups(BitSet nested) {
        int[] group = new int[met.size()];
        for (int i = 0; i < group.length; i++) {
            group[i] = i;
        }
        for (Link link : links) {
            if (nested.get(link.relationship())) {
                group[find(group, link.member())] = find(group, link.parent());
            }
        }
        BitSet touched = new BitSet(group.length);
        for (int i = 0; i < group.length; i++) {
            if (met.get(i)) {
                touched.set(find(group, i));
            }
        }
        return touched.cardinality();
    }

    private static int find(int[] group, int instance) {
        int found = instance;
        while (group[found] != found) {
            found = group[found];
        }
        return found;
    }

    private void meet(Statement statement) {
        statement.visit(
                select -> meet(select.graph(), select.where()),
                this::insert,
                update -> meet(update.graph(), update.where()),
                delete -> meet(delete.graph(), delete.where()),
                connect -> connect(connect.graph(), connect.key(), connect.connection()),
                disconnect -> connect(disconnect.graph(), disconnect.key(), disconnect.connection()));
    }

    private void insert(Insert insert) {
        int instance = instance(insert.entity(), insert.key());
        met.set(instance, true);
        insert.connections().forEach(c -> partner(instance, c));
    }

    private void connect(QueryGraph graph, Operand key, Connection connection) {
        int instance = instance(graph.root().entity(), key);
        met.set(instance, true);
        partner(instance, connection);
    }

    private void partner(int instance, Connection connection) {
        int partner = instance(connection.step().target(), connection.key());
        link(
                instance,
                partner,
                connection.step().relationship(),
                connection.step().isForward());
    }

    private void meet(QueryGraph graph, List<Predicate> where) {
        Map<Node, Integer> instances = new HashMap<>();
        for (Node node : graph.nodes()) {
            int instance = key(node, where);
            met.set(instance, true);
            instances.put(node, instance);
        }
        for (Edge edge : graph.edges()) {
            link(
                    instances.get(edge.from()),
                    instances.get(edge.to()),
                    edge.step().relationship(),
                    edge.step().isForward());
        }
    }

    /** The instance whose key a predicate gives, or one of its own. */
    private int key(Node node, List<Predicate> where) {
        return where.stream()
                .filter(p -> p instanceof Compare c && c.comparison() == Comparison.EQUAL && isKeyOf(node, c.column()))
                .findFirst()
                .map(p -> instance(node.entity(), ((Compare) p).operand()))
                .orElseGet(this::add);
    }

    private static boolean isKeyOf(Node node, Column column) {
        return column.isKey() && column.node().equals(node);
    }

    private int instance(Entity entity, Operand key) {
        return named.computeIfAbsent(new Named(entity, key.toString()), n -> add());
    }

    private int add() {
        met.add(false);
        return met.size() - 1;
    }

    private void link(int one, int other, Relationship relationship, boolean forward) {
        links.add(new Link(forward ? one : other, forward ? other : one, numbers.applyAsInt(relationship)));
    }
}
