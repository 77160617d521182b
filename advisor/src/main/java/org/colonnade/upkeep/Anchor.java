package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.colonnade.estimate.Estimates;
import org.colonnade.text.Span;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Predicate.InList;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Replanting;
import org.colonnade.workload.Statement.Select;

/**
 * Where support queries begin: instances of one entity that an update names by their key, or finds by predicates.
 *
 * <p>Each support query finds the instances by itself, as the update does. So it may begin with whatever the predicates
 * give, and goes on from what was found. The queries of one anchor find them by the same lookups, which the request makes
 * once.
 *
 * <p>Invariants: {@code where} is over {@code graph}, whose root stands for the instances. If {@code isKnown}, there
 * is one node with those that belong to its key, and the only predicates give this key.
 */
record Anchor(QueryGraph graph, List<Predicate> where, boolean isKnown, Span at) {

    /** The one instance with this key. */
    static Anchor key(QueryGraph graph, Node node, List<Operand> key, Span at) {
        QueryGraph alone = Replanting.of(graph, node, graph.closed(List.of(node))::contains)
                .graph();
        List<Column> columns = alone.key(alone.root());
        return new Anchor(
                alone,
                IntStream.range(0, key.size())
                        .<Predicate>mapToObj(i -> new Compare(columns.get(i), Comparison.EQUAL, key.get(i), at))
                        .toList(),
                true,
                at);
    }

    /** The instances at {@code target} that are part of a matching tuple. */
    static Anchor matching(QueryGraph graph, Node target, List<Predicate> where, Span at) {
        Optional<List<Operand>> key = Predicate.key(graph, target, where);
        if (key.isPresent()
                && where.size() == key.get().size()
                && graph.closed(List.of(target)).size() == graph.nodes().size()) {
            return key(graph, target, key.get(), at);
        }
        Replanting replanting = Replanting.of(graph, target, n -> true);
        return new Anchor(
                replanting.graph(),
                where.stream().map(p -> moved(p, replanting)).toList(),
                false,
                at);
    }

    private static Predicate moved(Predicate predicate, Replanting replanting) {
        Column column = replanting.map(predicate.column());
        return predicate.match(
                compare ->
                        new Compare(column, compare.comparison(), compare.operand(), compare.breadth(), compare.at()),
                oneOf -> new Predicate.OneOf(column, oneOf.operands(), oneOf.at()),
                inList -> new InList(column, inList.list(), inList.size(), inList.at()));
    }

    /** The query for columns of a family, along the family's nodes from the one that stands for the instances. */
    Select ask(QueryGraph family, Node from, Set<Node> along, List<Column> columns) {
        Growth growth = Growth.of(this, family, from, family.closed(along));
        List<Column> asked = new ArrayList<>();
        columns.forEach(c -> asked.add(new Column(growth.image(c.node()), c.attributes(), at)));
        return new Select(asked, growth.graph(), where, List.of(), OptionalInt.empty(), at);
    }

    /** The nodes of a family that are the same instances as nodes of this graph, if one of them stands for the root. */
    Map<Node, Node> met(QueryGraph family, Node role) {
        return Meeting.of(family, role, graph);
    }

    /** Whether there is at most one instance: its key is given. */
    boolean isOne() {
        return Predicate.key(graph, graph.root(), where).isPresent();
    }

    /** How many tuples of some nodes of a family one of the instances is part of, at one node. */
    double partners(QueryGraph family, Node role, Set<Node> nodes) {
        return isOne()
                ? Estimates.partnersOfMet(family, role, role, nodes)
                : Estimates.partners(family, role, role, nodes);
    }

    /** The value that a predicate gives a column. */
    Optional<Operand> given(Column column) {
        return Predicate.equal(column, where);
    }
}
