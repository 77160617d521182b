package org.colonnade.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.estimate.KeyShares;
import org.colonnade.estimate.Narrowing;
import org.colonnade.estimate.Relevance;
import org.colonnade.model.Attribute;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement.Select;

/**
 * A query with its columns of interest numbered: keys of nodes first, then what it selects, tests and sorts by.
 *
 * <p>Sets of nodes and of columns are bit sets over these numbers.
 */
final class Question {
    final Select select;
    final QueryGraph graph;
    final Certainty certainty;
    final List<Column> columns = new ArrayList<>();
    final BitSet wanted = new BitSet();
    final BitSet tested = new BitSet();
    final BitSet order = new BitSet();
    /** Wanted, tested, or in the order. */
    final BitSet asked = new BitSet();
    /** ORDER BY without the columns that the query gives. */
    final List<Ordering> openOrder;
    /** Nodes that a plan must cover: all but those that change nothing. */
    final BitSet required = new BitSet();

    final Sources sources = new Sources(this);
    private final Map<Column, Integer> numbers = new HashMap<>();
    private final List<Map<List<Attribute>, Integer>> byNode = new ArrayList<>();
    private final List<List<Predicate>> predicates = new ArrayList<>();
    private final List<List<Predicate>> ranges;
    private final List<Optional<Operand>> given;
    private final Narrowing narrowing;
    private final double[] selectivity;
    private final double[] single;
    /** What makes rows more than the shares of columns leave. */
    final Crowds crowds;

    private final boolean hasParts;
    private final Map<Integer, Integer> checks = new HashMap<>();
    private final Map<BitSet, Double> joins = new HashMap<>();
    private final List<List<Edge>> around = new ArrayList<>();
    private final List<BitSet> keys = new ArrayList<>();

    Question(Select select, Certainty certainty) {
        this.select = select;
        this.graph = select.graph();
        this.certainty = certainty;
        graph.nodes().forEach(n -> byNode.add(new HashMap<>()));
        for (Node node : graph.nodes()) {
            BitSet key = new BitSet();
            graph.key(node).forEach(c -> key.set(number(c)));
            keys.add(key);
            around.add(graph.around(node));
        }
        select.columns().forEach(c -> wanted.set(number(c)));
        select.where().forEach(p -> {
            tested.set(number(p.column()));
            predicates.get(number(p.column())).add(p);
        });
        select.orderBy().forEach(o -> order.set(number(o.column())));
        narrowing = new Narrowing(graph, select.where());
        narrowing.checks().forEach((c, by) -> checks.put(number(c), number(by)));
        asked.or(wanted);
        asked.or(tested);
        asked.or(order);
        Relevance.required(select, certainty).forEach(n -> required.set(n.number()));
        ranges = predicates.stream()
                .map(all -> all.stream().filter(Estimates::isRange).toList())
                .toList();
        given = predicates.stream().map(Question::equal).toList();
        openOrder = select.orderBy().stream()
                .filter(o -> given(number(o)).isEmpty())
                .toList();
        hasParts = graph.nodes().stream().anyMatch(n -> n.entity().soleKey().isEmpty());
        selectivity = new double[columns.size()];
        Arrays.setAll(selectivity, c -> narrowing.share(columns.get(c), predicates.get(c)));
        single = columns.stream().mapToDouble(narrowing::single).toArray();
        crowds = new Crowds(this, narrowing);
    }

    int number(Column column) {
        Integer known = numbers.get(column);
        if (known == null) {
            known = columns.size();
            columns.add(column);
            predicates.add(new ArrayList<>());
            numbers.put(column, known);
            byNode.get(column.node().number()).put(column.attributes(), known);
        }
        return known;
    }

    List<Edge> around(int node) {
        return around.get(node);
    }

    int nodeOf(int column) {
        return columns.get(column).node().number();
    }

    /** The columns of the key of a node. The set must not be changed. */
    BitSet keyOf(int node) {
        return keys.get(node);
    }

    /** The columns of the keys of some nodes. */
    BitSet keysOf(BitSet nodes) {
        BitSet columns = new BitSet();
        nodes.stream().forEach(n -> columns.or(keyOf(n)));
        return columns;
    }

    /** Whether the query gives the whole key of a node. */
    boolean givesKeyOf(int node) {
        return keyOf(node).stream().allMatch(c -> given(c).isPresent());
    }

    /** The number of a column that is of interest. */
    int number(Ordering ordering) {
        return numbers.get(ordering.column());
    }

    /** The number of the column of a node, or a negative one if it is of no interest. */
    int find(int node, List<Attribute> attributes) {
        return byNode.get(node).getOrDefault(attributes, FamilyAccess.FOREIGN);
    }

    List<Predicate> predicates(int column) {
        return predicates.get(column);
    }

    /** The operand that a column must equal. */
    Optional<Operand> given(int column) {
        return given.get(column);
    }

    private static Optional<Operand> equal(List<Predicate> predicates) {
        for (Predicate predicate : predicates) {
            Optional<Operand> equal = predicate.equal();
            if (equal.isPresent()) {
                return equal;
            }
        }
        return Optional.empty();
    }

    /** The predicate that lists the values of a column. */
    Optional<Predicate> listed(int column) {
        for (Predicate predicate : predicates(column)) {
            if (!(predicate instanceof Compare)) {
                return Optional.of(predicate);
            }
        }
        return Optional.empty();
    }

    List<Predicate> ranges(int column) {
        return ranges.get(column);
    }

    /** The rows of the join between connected nodes. */
    double join(BitSet nodes) {
        Double known = joins.get(nodes);
        if (known == null) {
            known = Estimates.rows(graph, nodes(nodes));
            joins.put((BitSet) nodes.clone(), known);
        }
        return known;
    }

    /** The product of the joins of the connected parts of some nodes. */
    double joinOfParts(BitSet nodes) {
        double product = 1;
        BitSet left = (BitSet) nodes.clone();
        while (!left.isEmpty()) {
            BitSet part = new BitSet();
            collect(left.nextSetBit(0), left, part);
            left.andNot(part);
            product *= join(part);
        }
        return product;
    }

    private void collect(int node, BitSet within, BitSet part) {
        part.set(node);
        for (Edge edge : around.get(node)) {
            int to = edge.to().number();
            if (within.get(to) && !part.get(to)) {
                collect(to, within, part);
            }
        }
    }

    Set<Node> nodes(BitSet numbers) {
        Set<Node> nodes = new LinkedHashSet<>();
        numbers.stream().forEach(n -> nodes.add(graph.nodes().get(n)));
        return nodes;
    }

    /** The rows of the join between connected nodes that satisfy all predicates on the columns. */
    double rows(BitSet nodes, BitSet known) {
        double rows = join(nodes);
        for (int c = tested.nextSetBit(0); c >= 0; c = tested.nextSetBit(c + 1)) {
            if (known.get(c) && nodes.get(nodeOf(c)) && !isChecked(c, nodes, known)) {
                rows *= selectivity[c];
            }
        }
        return rows
                * crowds.factor(nodes, known)
                * correction(nodes, c -> known.get(c) && predicates(c).stream().anyMatch(Estimates::restricts));
    }

    /** The share of rows with one value of a column: the one that the query gives, or that a row has. */
    double single(int column) {
        return single[column];
    }

    /** The share of rows that a range or a list on a column keeps. */
    double share(int column, List<Predicate> range) {
        return narrowing.share(columns.get(column), range);
    }

    /** What the shares of columns must be multiplied with where they are whole keys of some nodes. */
    double correction(BitSet within, IntPredicate restricted) {
        return hasParts ? KeyShares.correction(graph, nodes(within), c -> restricted.test(numbers.get(c))) : 1;
    }

    /** Whether a column only confirms a key that is known already. */
    private boolean isChecked(int column, BitSet nodes, BitSet known) {
        Integer by = checks.get(column);
        return by != null && known.get(by) && nodes.get(nodeOf(by));
    }

    /** Whether a column is fixed, but only confirms another one that is. */
    boolean isChecked(int column, BitSet fixed) {
        Integer by = checks.get(column);
        return by != null && fixed.get(by);
    }

    /** Within some nodes, what follows from others of them by to-one steps. */
    BitSet determined(BitSet known, BitSet within) {
        BitSet determined = (BitSet) known.clone();
        BitSet open = (BitSet) known.clone();
        for (int node = open.nextSetBit(0); node >= 0; node = open.nextSetBit(0)) {
            open.clear(node);
            for (Edge edge : around.get(node)) {
                int to = edge.to().number();
                if (within.get(to) && !determined.get(to) && edge.step().isToOne()) {
                    determined.set(to);
                    open.set(to);
                }
            }
        }
        return determined;
    }

    /** Whether all of some nodes follow from others of them by to-one steps. */
    boolean determines(BitSet known, BitSet within) {
        return known.equals(within) || determined(known, within).equals(within);
    }

    /** Drops the keys of nodes from where no lookup needs to go on: nothing is missing there or beyond. */
    void forget(BitSet covered, BitSet known) {
        BitSet lacking = new BitSet();
        for (int n = covered.nextSetBit(0); n >= 0; n = covered.nextSetBit(n + 1)) {
            lacking.set(n, lacks(n, covered, known));
        }
        BitSet idle = keysOf(covered);
        idle.andNot(asked);
        idle.andNot(keysOf(lacking));
        known.andNot(idle);
    }

    private boolean lacks(int node, BitSet covered, BitSet known) {
        for (int c = asked.nextSetBit(0); c >= 0; c = asked.nextSetBit(c + 1)) {
            if (nodeOf(c) == node && !known.get(c)) {
                return true;
            }
        }
        for (Edge edge : around.get(node)) {
            int to = edge.to().number();
            if (required.get(to) && !covered.get(to)) {
                return true;
            }
        }
        return false;
    }

    /** Whether every required node outside of some nodes is reached from them by certain steps. */
    boolean restIsCertain(BitSet covered) {
        BitSet reached = (BitSet) covered.clone();
        BitSet open = (BitSet) covered.clone();
        for (int node = open.nextSetBit(0); node >= 0; node = open.nextSetBit(0)) {
            open.clear(node);
            for (Edge edge : around.get(node)) {
                int to = edge.to().number();
                if (!reached.get(to) && certainty.isCertain(edge.step())) {
                    reached.set(to);
                    open.set(to);
                }
            }
        }
        return Bits.contains(reached, required);
    }

    /** In words, what a state lacks. */
    String missing(State state) {
        if (state.covered().isEmpty()) {
            String given = select.where().stream().map(Object::toString).collect(Collectors.joining(" and "));
            return "no family can be entered by " + (given.isEmpty() ? "an empty key" : given);
        }
        BitSet nodes = (BitSet) required.clone();
        nodes.andNot(state.covered());
        BitSet lacking = (BitSet) asked.clone();
        lacking.andNot(state.known());
        String columnNames =
                lacking.stream().mapToObj(c -> columns.get(c).toString()).collect(Collectors.joining(", "));
        return nodes.isEmpty() || columnNames.length() > 0
                ? "no family leads from " + names(state.covered()) + " to " + columnNames
                : "no family leads from " + names(state.covered()) + " to " + names(nodes);
    }

    private String names(BitSet nodes) {
        return nodes.stream().mapToObj(n -> graph.nodes().get(n).name()).collect(Collectors.joining(", "));
    }

    List<Ordering> orderBy() {
        return select.orderBy();
    }
}
