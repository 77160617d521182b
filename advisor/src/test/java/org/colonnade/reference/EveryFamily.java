package org.colonnade.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Attribute;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Support;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Replanting;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/**
 * All families over the connected parts of the graphs of some statements, and of the support queries for these families.
 *
 * <p>Each column is in the partition key, at any place of the clustering key in either direction, a value, or absent.
 * Left out is only what no plan can use, or what is never better than what is there:
 *
 * <ul>
 *   <li>families without a partition key, unless a query over their graph, or over more, gives no value to begin with: they
 *       keep everything in one block, and the advisor leaves them out on purpose;
 *   <li>families whose key does not determine their tuples, which no plan reads;
 *   <li>columns, beside keys, that no statement speaks of: without them a family is read as before, and smaller;
 *   <li>in the clustering key, columns that no statement restricts or sorts by: as values, all plans can read them as before, and
 *       an update of them need not move entries;
 *   <li>descending columns that no statement sorts by, and families that are others read backwards: a store reads both ways.
 * </ul>
 */
public final class EveryFamily {
    /** For each family that is looked for, so many splits of columns are tried: most of large graphs lose tuples. */
    private static final int TRIES = 50;

    private final List<Statement> statements;
    private final Certainty certainty;
    private final int most;
    private final Set<Attribute> spoken = new HashSet<>();
    private final Set<Attribute> tested = new HashSet<>();
    private final Set<Attribute> sorted = new HashSet<>();
    private final Map<String, QueryGraph> graphs = new LinkedHashMap<>();
    private final Set<String> open = new HashSet<>();
    private final List<Family> families = new ArrayList<>();
    private int tried;

    private EveryFamily(List<Statement> statements, Certainty certainty, int most) {
        this.statements = statements;
        this.certainty = certainty;
        this.most = most;
    }

    /** Returns all of them, if there are no more than so many. */
    public static Optional<List<Family>> of(List<Statement> statements, Certainty certainty, int most) {
        EveryFamily every = new EveryFamily(statements, certainty, most);
        statements.forEach(every::read);
        every.addParts(statements.stream().map(EveryFamily::graph).toList());
        return every.isFull() ? Optional.empty() : Optional.of(every.families);
    }

    private boolean isFull() {
        return families.size() > most || tried > TRIES * most;
    }

    private static QueryGraph graph(Statement statement) {
        return statement.match(
                select -> select.graph(),
                insert -> insert.graph(),
                update -> update.graph(),
                delete -> delete.graph(),
                connect -> connect.graph(),
                disconnect -> disconnect.graph());
    }

    private void read(Statement statement) {
        List<Predicate> where = statement.match(
                select -> select.where(),
                insert -> List.of(),
                update -> update.where(),
                delete -> delete.where(),
                connect -> List.of(),
                disconnect -> List.of());
        where.forEach(p -> {
            spoken.add(p.column().attribute());
            boolean restricts = p.equal().isPresent() || Estimates.isRange(p) || !(p instanceof Predicate.Compare);
            if (restricts) {
                tested.add(p.column().attribute());
            }
        });
        if (statement instanceof Select select) {
            open(select);
            select.columns().forEach(c -> spoken.add(c.attribute()));
            select.orderBy().forEach(o -> {
                spoken.add(o.column().attribute());
                sorted.add(o.column().attribute());
            });
        }
    }

    /** Notes the parts of the graph of a query that gives no value of any column. */
    private void open(Select query) {
        boolean gives =
                query.where().stream().anyMatch(p -> p.equal().isPresent() || !(p instanceof Predicate.Compare));
        if (!gives) {
            parts(query.graph()).forEach(p -> open.add(planted(query.graph(), p).identity()));
        }
    }

    private void addParts(List<QueryGraph> wholes) {
        List<QueryGraph> fresh = new ArrayList<>();
        for (QueryGraph whole : wholes) {
            for (Set<Node> part : parts(whole)) {
                QueryGraph planted = planted(whole, part);
                if (graphs.putIfAbsent(planted.identity(), planted) == null) {
                    fresh.add(planted);
                }
            }
        }
        int before = families.size();
        fresh.forEach(this::addFamilies);
        if (!fresh.isEmpty() && !isFull()) {
            addParts(families.subList(before, families.size()).stream()
                    .flatMap(this::asked)
                    .distinct()
                    .toList());
        }
    }

    /** The graphs of what updates ask to keep a family up. */
    private Stream<QueryGraph> asked(Family family) {
        return statements.stream()
                .flatMap(s -> Upkeep.of(s, family, certainty).support().stream())
                .map(Support::query)
                .map(q -> {
                    open(q);
                    return q.graph();
                });
    }

    private static Set<Set<Node>> parts(QueryGraph graph) {
        Set<Set<Node>> parts = new LinkedHashSet<>();
        graph.nodes().forEach(n -> grow(graph, Set.of(n), parts));
        parts.removeIf(p -> !p.containsAll(graph.closed(p)));
        return parts;
    }

    private static void grow(QueryGraph graph, Set<Node> part, Set<Set<Node>> parts) {
        if (parts.add(part)) {
            for (Edge edge : graph.edges()) {
                if (part.contains(edge.from()) != part.contains(edge.to())) {
                    Set<Node> more = new HashSet<>(part);
                    more.add(edge.from());
                    more.add(edge.to());
                    grow(graph, more, parts);
                }
            }
        }
    }

    /** The part from the node that gives the first text, so that equal parts are equal graphs. */
    private static QueryGraph planted(QueryGraph graph, Set<Node> part) {
        return part.stream()
                .map(root -> Replanting.of(graph, root, part::contains).graph())
                .min((one, other) -> one.identity().compareTo(other.identity()))
                .orElseThrow();
    }

    private void addFamilies(QueryGraph graph) {
        List<Column> columns = new ArrayList<>();
        for (Node node : graph.nodes()) {
            node.entity().attributes().stream()
                    .filter(a -> a.isKey() || spoken.contains(a))
                    .forEach(a -> columns.add(new Column(node, List.of(a), node.at())));
        }
        split(graph, columns, 0, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    /** Puts each column into the partition key, among those of the clustering key, among the values, or nowhere. */
    private void split(
            QueryGraph graph,
            List<Column> columns,
            int next,
            List<Column> partition,
            List<Column> clustering,
            List<Column> values) {
        if (next == columns.size()) {
            order(graph, partition, clustering, new ArrayList<>(), values);
            return;
        }
        Column column = columns.get(next);
        split(graph, columns, next + 1, partition, clustering, values);
        for (List<Column> place : List.of(partition, clustering, values)) {
            if (place != clustering || column.isKey() || isOrdering(column)) {
                place.add(column);
                split(graph, columns, next + 1, partition, clustering, values);
                place.remove(place.size() - 1);
            }
        }
    }

    private boolean isOrdering(Column column) {
        return tested.contains(column.attribute()) || sorted.contains(column.attribute());
    }

    /** Puts the columns of the clustering key into every order and direction. */
    private void order(
            QueryGraph graph,
            List<Column> partition,
            List<Column> left,
            List<Ordering> clustering,
            List<Column> values) {
        if (isFull()) {
            return;
        }
        if (left.isEmpty()) {
            add(new Family(
                    "", graph, partition, clustering, values, graph.root().at()));
        }
        for (Column column : left) {
            List<Column> others = new ArrayList<>(left);
            others.remove(column);
            boolean turns = sorted.contains(column.attribute());
            boolean first = clustering.stream()
                    .noneMatch(o -> sorted.contains(o.column().attribute()));
            for (boolean descending : turns && !first ? new boolean[] {false, true} : new boolean[] {false}) {
                List<Ordering> longer = new ArrayList<>(clustering);
                longer.add(new Ordering(column, descending));
                order(graph, partition, others, longer, values);
            }
        }
    }

    private void add(Family family) {
        tried++;
        boolean begins =
                !family.partition().isEmpty() || open.contains(family.graph().identity());
        if (begins && family.keepsTuples()) {
            families.add(family);
        }
    }
}
