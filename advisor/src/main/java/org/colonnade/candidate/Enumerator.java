package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.estimate.Relevance;
import org.colonnade.workload.Column;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Statement.Select;

/**
 * Enumerates the families that may help to answer one query.
 *
 * <p>For each connected part of the query graph (Algorithm 2: prefixes, remainders, their prefixes, and so on) and each
 * way to enter it, the materialised view of the part (Algorithm 1), then its relaxed forms: predicates and order move
 * from the key to the values, values move to a family of their own.
 *
 * <p><b>Ways to enter.</b> By equality predicates: any of a few; of many, all of them, those with one value, those of one
 * entity, or a single one; or from rows that are there already, by the key of any entity. A query without an equality predicate
 * is entered by the empty key. In the entry's key, columns with one value come before those with one of several, and these before a
 * range, since a store restricts no further column behind.
 */
final class Enumerator {
    private final Select query;
    private final Certainty certainty;
    private final Consumer<CandidateDraft> out;
    private final Set<Node> required;
    private final Set<Column> equal = new LinkedHashSet<>();
    /** Those of them that have one of several values. */
    private final Set<Column> listed = new LinkedHashSet<>();

    private final Set<Column> ranged = new LinkedHashSet<>();
    private final Set<Column> tested = new LinkedHashSet<>();
    private final Set<Column> asked = new LinkedHashSet<>();

    Enumerator(Select query, Certainty certainty, Consumer<CandidateDraft> out) {
        this.query = query;
        this.certainty = certainty;
        this.out = out;
        this.required = Relevance.required(query, certainty);
        for (Predicate predicate : query.where()) {
            tested.add(predicate.column());
            if (Estimates.isRange(predicate)) {
                ranged.add(predicate.column());
            } else if (isEquality(predicate)) {
                equal.add(predicate.column());
                listed.add(predicate.column());
            }
        }
        query.where().stream().filter(p -> p.equal().isPresent()).forEach(p -> listed.remove(p.column()));
        asked.addAll(query.columns());
        asked.addAll(tested);
        query.orderBy().forEach(o -> asked.add(o.column()));
    }

    void enumerate() {
        for (Set<Node> part : Subtrees.of(query, required)) {
            keys(part).forEach(key -> enter(part, key, true));
            for (Node node : part) {
                List<Column> key = query.graph().key(node);
                boolean more = required.size() > 1 || part.size() > 1 || !asked.equals(Set.copyOf(key));
                if (!equal.containsAll(key) && more) {
                    enter(part, new LinkedHashSet<>(key), false);
                    enterByParts(part, key);
                }
            }
        }
    }

    /** The materialised view alone (Algorithm 1): entered by all equalities, with a range and the order behind. */
    void view() {
        List<Ordering> ranges = ranged.stream()
                .filter(c -> !equal.contains(c))
                .map(c -> new Ordering(c, isDescending(c)))
                .toList();
        List<Ordering> order = orderWithin(required, equal);
        add(required, equal, head(order.isEmpty() ? ranges : order, List.of(), List.of()), List.copyOf(asked));
    }

    /** Whether a query gives no key of a block to begin with. */
    static boolean isOpen(Select query) {
        return query.where().stream().noneMatch(Enumerator::isEquality);
    }

    private static boolean isEquality(Predicate predicate) {
        return !(predicate instanceof Compare) || predicate.equal().isPresent();
    }

    /** By the first columns of a key, with the others next: so that blocks hold what these have in common. */
    private void enterByParts(Set<Node> part, List<Column> key) {
        for (int i = 1; i < key.size(); i++) {
            draft(part, new LinkedHashSet<>(key.subList(0, i)), ascending(key.subList(i, key.size())));
        }
    }

    /** The block's keys that predicates can give. */
    private Set<Set<Column>> keys(Set<Node> part) {
        List<Column> here = within(equal, part);
        Set<Set<Column>> keys = new LinkedHashSet<>();
        if (!here.isEmpty()) {
            keys.add(new LinkedHashSet<>(here));
            keys.add(new LinkedHashSet<>(
                    here.stream().filter(c -> !listed.contains(c)).toList()));
            Map<Node, Set<Column>> byNode = new LinkedHashMap<>();
            here.forEach(c ->
                    byNode.computeIfAbsent(c.node(), n -> new LinkedHashSet<>()).add(c));
            keys.addAll(byNode.values());
            subsets(here).forEach(s -> keys.add(new LinkedHashSet<>(s)));
            keys.remove(Set.of());
        } else if (equal.isEmpty()) {
            keys.add(Set.of());
        }
        return keys;
    }

    private void enter(Set<Node> part, Set<Column> key, boolean first) {
        List<Column> rest = within(equal, part).stream()
                .filter(c -> !key.contains(c))
                .sorted(Comparator.comparing(listed::contains))
                .toList();
        List<Column> ranges = within(ranged, part).stream()
                .filter(c -> !key.contains(c) && !rest.contains(c))
                .toList();
        List<Ordering> order = first || hasRuns(part, key) ? orderWithin(part, key) : List.of();
        for (List<Ordering> head : heads(rest, ranges, order, first)) {
            draft(part, key, head);
        }
    }

    /** Whether several entries of each block, in order, may be all that a LIMIT takes from it. */
    private boolean hasRuns(Set<Node> part, Set<Column> key) {
        Set<Node> keyed = key.stream().map(Column::node).collect(Collectors.toSet());
        return query.limit().isPresent()
                && !Determination.of(query.graph(), keyed).containsAll(part);
    }

    /** What the entry's key may begin with: kept equalities, then a range, then the order, or the order first. */
    private Set<List<Ordering>> heads(List<Column> rest, List<Column> ranges, List<Ordering> order, boolean first) {
        Set<List<Ordering>> heads = new LinkedHashSet<>();
        for (List<Column> kept : first ? subsets(rest) : List.of(rest, List.<Column>of())) {
            List<Ordering> equalities = ascending(kept);
            for (Column range : ranges) {
                Ordering ordered = new Ordering(range, isDescending(range));
                heads.add(head(equalities, List.of(ordered), order));
                heads.add(head(equalities, List.of(ordered), List.of()));
                heads.add(head(equalities, order, List.of(ordered)));
            }
            heads.add(head(equalities, order, List.of()));
            heads.add(head(equalities, List.of(), List.of()));
        }
        return heads;
    }

    /** Each column once, where it first occurs. */
    private static List<Ordering> head(List<Ordering> first, List<Ordering> second, List<Ordering> third) {
        Map<Column, Ordering> columns = new LinkedHashMap<>();
        Stream.of(first, second, third).flatMap(List::stream).forEach(o -> columns.putIfAbsent(o.column(), o));
        return List.copyOf(columns.values());
    }

    private boolean isDescending(Column column) {
        return query.orderBy().stream().anyMatch(o -> o.column().equals(column) && o.descending());
    }

    private static List<Ordering> ascending(List<Column> columns) {
        return columns.stream().map(c -> new Ordering(c, false)).toList();
    }

    /** The order of the query, if this part of it can keep it. */
    private List<Ordering> orderWithin(Set<Node> part, Set<Column> key) {
        boolean keeps = query.orderBy().stream()
                .allMatch(o -> part.contains(o.column().node())
                        && (!certainty.mayBeMissing(o.column()) || tested.contains(o.column())));
        return keeps
                ? query.orderBy().stream()
                        .filter(o -> !equal.contains(o.column()) && !key.contains(o.column()))
                        .toList()
                : List.of();
    }

    /** All subsets of a few columns; of many, only all, each one and none. */
    private static List<List<Column>> subsets(List<Column> columns) {
        List<List<Column>> subsets = new ArrayList<>(List.of(columns, List.of()));
        if (columns.size() > 3) {
            columns.forEach(c -> subsets.add(List.of(c)));
            return subsets;
        }
        for (int mask = 1; mask < (1 << columns.size()) - 1; mask++) {
            List<Column> subset = new ArrayList<>();
            for (int i = 0; i < columns.size(); i++) {
                if ((mask & 1 << i) != 0) {
                    subset.add(columns.get(i));
                }
            }
            subsets.add(subset);
        }
        return subsets;
    }

    /** With all columns that the query asks for; with those that it tests; with keys alone. */
    private void draft(Set<Node> part, Set<Column> key, List<Ordering> head) {
        List<Column> all = within(asked, part);
        List<Column> filters = within(tested, part);
        add(part, key, head, all);
        add(part, key, head, filters);
        if (head.isEmpty() || filters.stream().allMatch(c -> key.contains(c) || holds(head, c))) {
            add(part, key, head, List.of());
        }
    }

    private static boolean holds(List<Ordering> head, Column column) {
        return head.stream().anyMatch(o -> o.column().equals(column));
    }

    /** Adds the keys of entities from where a plan has to go on: to other nodes, or for columns that are not here. */
    private void add(Set<Node> part, Set<Column> key, List<Ordering> head, List<Column> columns) {
        Set<Column> values = new LinkedHashSet<>(columns);
        for (Node node : part) {
            boolean rim = query.graph().around(node).stream()
                    .map(Edge::to)
                    .anyMatch(n -> required.contains(n) && !part.contains(n));
            boolean lacks = within(asked, Set.of(node)).stream()
                    .anyMatch(c -> !values.contains(c) && !key.contains(c) && !holds(head, c));
            if (rim || lacks) {
                values.addAll(query.graph().key(node));
            }
        }
        out.accept(new CandidateDraft(query.graph(), part, key, head, values));
    }

    private static List<Column> within(Set<Column> columns, Set<Node> part) {
        return columns.stream().filter(c -> part.contains(c.node())).toList();
    }
}
