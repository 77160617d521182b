package org.colonnade.estimate;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.model.Scalar;
import org.colonnade.workload.Breadth;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Literal;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.QueryGraph;

/**
 * How the predicates of a statement narrow the rows of its join.
 *
 * <p>A literal keeps the share of its value. The value of a parameter is taken to come from the data, from each row as
 * likely as from the others: so it keeps the share of a value that is met by its rows, and an instance that it names by
 * its key is met by its partners. Where the design says no skew, these are the average value and the average instance.
 */
public final class Narrowing {
    private static final long DAY = 86_400;

    private final QueryGraph graph;
    private final Map<Column, List<Predicate>> byColumn;
    private final Map<Column, Column> checks;
    /** The nodes whose instances parameters name by their keys. */
    private final Set<Node> named;

    private final List<Met> met;
    private final List<Junction> junctions;

    public Narrowing(QueryGraph graph, List<Predicate> where) {
        this.graph = graph;
        this.byColumn = where.stream()
                .collect(Collectors.groupingBy(Predicate::column, LinkedHashMap::new, Collectors.toList()));
        this.checks = Estimates.checks(graph, where);
        this.named = where.stream()
                .filter(p -> p.column().isKey() && !checks.containsKey(p.column()) && isOfParameters(p))
                .map(p -> p.column().node())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        this.met = graph.nodes().stream()
                .flatMap(n -> met(n, where).stream())
                .filter(m -> graph.edges().size() > 0)
                .toList();
        this.junctions = Junction.of(graph, where, named);
    }

    /** How parameters name the instances at a node: by their keys, or by values that are skewed. */
    private Optional<Met> met(Node node, List<Predicate> where) {
        if (named.contains(node)) {
            return Optional.of(new Met(node, Set.copyOf(graph.key(node)), 1));
        }
        Set<Column> by = where.stream()
                .filter(p -> p.column().node().equals(node) && !p.column().isKey() && isOfParameters(p))
                .map(Predicate::column)
                .filter(c -> !c.attribute().inequality().isEven())
                .collect(Collectors.toSet());
        double instances = byColumn.keySet().stream()
                .filter(c -> c.node().equals(node))
                .mapToDouble(this::shareButRows)
                .reduce(Moment.NOW.count(node.entity()), (a, b) -> a * b);
        return by.isEmpty() ? Optional.empty() : Optional.of(new Met(node, by, 1 / Math.max(1, instances)));
    }

    private static boolean isOfParameters(Predicate predicate) {
        return predicate.match(
                compare -> compare.comparison() == Comparison.EQUAL && !(compare.operand() instanceof Literal),
                oneOf -> oneOf.operands().stream().noneMatch(o -> o instanceof Literal),
                inList -> true);
    }

    /** Returns the key columns that another given key determines, each with that one. */
    public Map<Column, Column> checks() {
        return checks;
    }

    /** Returns the nodes at which parameters name instances that rows have met. */
    public List<Met> met() {
        return met;
    }

    /** Returns the nodes whose instances parameters name by their keys. */
    public Set<Node> named() {
        return named;
    }

    /** Returns the nodes of which there is one, though the shares of given keys say that there is none. */
    public List<Junction> junctions() {
        return junctions;
    }

    /** Returns the share of rows that satisfies all predicates on a column. */
    public double share(Column column) {
        return share(column, byColumn.getOrDefault(column, List.of()));
    }

    /** Returns the share of rows that satisfies some predicates on one column. */
    public double share(Column column, Collection<Predicate> predicates) {
        double share = 1;
        for (Predicate predicate : predicates) {
            share *= Estimates.isRange(predicate) ? 1 : Values.of(column).share(predicate);
        }
        return predicates.stream().anyMatch(Estimates::isRange)
                ? share * Math.min(1, range(column, predicates))
                : share;
    }

    /** Returns the share of rows with the value that the statement, or the rows so far, give a column. */
    public double single(Column column) {
        Values values = Values.of(column);
        for (Predicate predicate : byColumn.getOrDefault(column, List.of())) {
            Optional<Operand> equal = predicate.equal();
            if (equal.isPresent()) {
                return values.share(equal.get());
            }
        }
        return values.coincidence();
    }

    private double range(Column column, Collection<Predicate> predicates) {
        for (Predicate predicate : predicates) {
            if (predicate instanceof Compare range && range.breadth().isPresent()) {
                return breadth(column, range.breadth().get());
            }
        }
        return Estimates.RANGE;
    }

    private double breadth(Column column, Breadth breadth) {
        return breadth.match(
                Breadth.Part::share,
                rows -> rows.number() / rowsWithout(column),
                time -> time(column, time.period().seconds()));
    }

    /** The rows that the predicates on other columns leave. */
    private double rowsWithout(Column column) {
        Set<Node> nodes = new LinkedHashSet<>(graph.nodes());
        double rows = Moment.NOW.rows(graph, nodes) * factor(nodes);
        for (Column other : byColumn.keySet()) {
            if (!other.equals(column) && !checks.containsKey(other)) {
                rows *= shareButRows(other);
            }
        }
        return rows;
    }

    /** The share of rows that satisfies all predicates on a column but ranges of so many rows. */
    private double shareButRows(Column column) {
        return share(
                column, byColumn.get(column).stream().filter(p -> !isOfRows(p)).toList());
    }

    private static boolean isOfRows(Predicate predicate) {
        return predicate instanceof Compare compare
                && compare.breadth().filter(e -> e instanceof Breadth.Rows).isPresent();
    }

    /** The share of the time that the values of a column span; a date lasts a day. */
    private static double time(Column column, double seconds) {
        double least = column.attribute().type().is(Scalar.DATE) ? DAY : 0;
        return Math.max(least, seconds) / span(column).orElseThrow();
    }

    /** Returns how many seconds lie between the first and the last value of a column, if it is known. */
    public static OptionalDouble span(Column column) {
        boolean date = column.attribute().type().is(Scalar.DATE);
        if (date && column.attribute().distinct().isPresent()) {
            return OptionalDouble.of(Estimates.distinct(column) * DAY);
        }
        return date || column.attribute().type().is(Scalar.TIMESTAMP)
                ? column.node().entity().turnover().age(column.node().entity().count())
                : OptionalDouble.empty();
    }

    /** Returns how much of all there is a range covers, as the statement says it: more than 1 makes no sense. */
    public double covered(Compare range) {
        return range.breadth()
                .map(e -> e.match(
                        Breadth.Part::share,
                        rows -> rows.number() / Moment.NOW.rows(graph, new LinkedHashSet<>(graph.nodes())),
                        time -> time(range.column(), time.period().seconds())))
                .orElse(Estimates.RANGE);
    }

    /** Returns by how much more rows of some nodes there are than the shares of all columns leave. */
    double factor(Set<Node> nodes) {
        double factor = 1;
        for (Met one : met) {
            factor *= nodes.contains(one.node()) ? one.factor(graph, nodes, named) : 1;
        }
        for (Junction junction : junctions) {
            boolean tied =
                    nodes.contains(junction.node()) && junction.keys().stream().allMatch(k -> nodes.contains(k.node()));
            factor *= tied ? junction.factor() : 1;
        }
        return factor
                * KeyShares.correction(
                        graph,
                        nodes,
                        c -> byColumn.getOrDefault(c, List.of()).stream().anyMatch(Estimates::restricts));
    }

    /** Returns how many of some nodes' rows satisfy all predicates; those on keys that others determine always hold. */
    double narrow(double rows, Set<Node> nodes) {
        double left = rows;
        for (Column column : byColumn.keySet()) {
            left *= checks.containsKey(column) ? 1 : share(column);
        }
        return left * factor(nodes);
    }
}
