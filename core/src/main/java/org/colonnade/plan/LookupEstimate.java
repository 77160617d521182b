package org.colonnade.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.colonnade.estimate.Estimates;
import org.colonnade.plan.PlanStep.Volume;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;

/**
 * One lookup from one state: how its keys are bound, what it returns, and which state it leads to.
 *
 * <p><b>Gets.</b> One for each different key: at most as many as there are rows, and as many as there are tuples of the
 * nodes that the key comes from. <b>Rows of a get.</b> The rows of the family's join, divided by those of what the key
 * and the prefix fix of the rows that are there already, times the selectivity of what else they fix.
 */
final class LookupEstimate {
    private final Question question;
    private final State from;
    private final Access access;
    private final BitSet overlap;
    private final BitSet agreed;
    private final List<Bound> partition = new ArrayList<>();
    private final List<Bound> prefix = new ArrayList<>();
    private final BitSet fixed = new BitSet();
    private int rangeColumn = Access.FOREIGN;

    private LookupEstimate(Question question, State from, Access access) {
        this.question = question;
        this.from = from;
        this.access = access;
        this.overlap = (BitSet) from.covered().clone();
        overlap.and(access.covers);
        this.agreed = new BitSet();
    }

    /** The lookup, unless it is impossible or adds nothing. */
    static Optional<LookupEstimate> of(Question question, State from, Access access) {
        LookupEstimate estimate = new LookupEstimate(question, from, access);
        return estimate.isPossible() ? Optional.of(estimate) : Optional.empty();
    }

    private boolean isPossible() {
        return knows(access.needs) && adds() && agrees() && bind();
    }

    private boolean knows(BitSet columns) {
        for (int c = columns.nextSetBit(0); c >= 0; c = columns.nextSetBit(c + 1)) {
            if (!from.known().get(c)) {
                return false;
            }
        }
        return true;
    }

    private boolean adds() {
        BitSet nodes = (BitSet) access.covers.clone();
        nodes.andNot(from.covered());
        nodes.and(question.required);
        BitSet columns = (BitSet) access.provides.clone();
        columns.andNot(from.known());
        columns.and(question.asked);
        return !nodes.isEmpty() || !columns.isEmpty();
    }

    /** Whether keys that both sides know make sure that they speak of the same instances. */
    private boolean agrees() {
        if (from.covered().isEmpty()) {
            return true;
        }
        overlap.stream()
                .filter(n -> from.known().get(question.keyOf(n)) && access.provides.get(question.keyOf(n)))
                .forEach(agreed::set);
        return !agreed.isEmpty() && question.determined(agreed, overlap).equals(overlap);
    }

    private boolean bind() {
        for (int i = 0; i < access.partition.length; i++) {
            int column = access.partition[i];
            partition.add(new Bound(access.family.partition().get(i), question.columns.get(column), binding(column)));
            fixed.set(column);
        }
        for (int i = 0; i < access.clustering.length; i++) {
            int column = access.clustering[i];
            if (column == Access.FOREIGN || question.given(column).isEmpty() && !isKnown(column)) {
                rangeColumn = column != Access.FOREIGN && isRestricted(column) ? column : Access.FOREIGN;
                break;
            }
            Column key = access.family.clustering().get(i).column();
            prefix.add(new Bound(key, question.columns.get(column), binding(column)));
            fixed.set(column);
        }
        return true;
    }

    private boolean isRestricted(int column) {
        return !question.ranges(column).isEmpty() || question.listed(column).isPresent();
    }

    private boolean isKnown(int column) {
        return from.known().get(column) && overlap.get(question.nodeOf(column));
    }

    private Binding binding(int column) {
        Optional<Operand> given = question.given(column);
        if (given.isPresent()) {
            return new Binding.Given(given.get());
        }
        if (isKnown(column)) {
            return new Binding.Known(question.columns.get(column));
        }
        return new Binding.Each(question.listed(column).orElseThrow());
    }

    List<Bound> partition() {
        return partition;
    }

    List<Bound> prefix() {
        return prefix;
    }

    /** The predicates that the store applies to the clustering column after the prefix. */
    List<Predicate> range() {
        if (rangeColumn == Access.FOREIGN) {
            return List.of();
        }
        List<Predicate> ranges = question.ranges(rangeColumn);
        return ranges.isEmpty() ? List.of(question.listed(rangeColumn).orElseThrow()) : ranges;
    }

    /** Keys that must agree, but that neither the block's key nor the prefix fixes. */
    List<Bound> matches() {
        List<Bound> matches = new ArrayList<>();
        agreed.stream().filter(n -> !fixed.get(question.keyOf(n))).forEach(n -> {
            Column asked = question.columns.get(question.keyOf(n));
            Node own = access.family.graph().nodes().get(indexOf(n));
            matches.add(new Bound(new Column(own, asked.attributes(), asked.at()), asked, new Binding.Known(asked)));
        });
        return matches;
    }

    private int indexOf(int node) {
        int index = 0;
        while (access.image[index] != node) {
            index++;
        }
        return index;
    }

    /** The state after the lookup and all filters that are possible then. */
    State to() {
        BitSet covered = (BitSet) from.covered().clone();
        covered.or(access.covers);
        BitSet known = (BitSet) from.known().clone();
        known.or(access.provides);
        question.forget(covered, known);
        return new State(covered, known, from.sorted() || order().isPresent());
    }

    /** What it needs of the family. */
    Reading reading() {
        boolean ordered = order().isPresent();
        Set<Column> kept = new LinkedHashSet<>();
        prefix.forEach(b -> kept.add(b.family()));
        for (int i = 0; i < access.clustering.length; i++) {
            int column = access.clustering[i];
            if (column != Access.FOREIGN && (column == rangeColumn || ordered && question.order.get(column))) {
                kept.add(access.family.clustering().get(i).column());
            }
        }
        BitSet told = (BitSet) to().known().clone();
        told.andNot(from.known());
        agreed.stream().forEach(n -> told.set(question.keyOf(n)));
        Set<Column> read = new LinkedHashSet<>();
        access.family.columns().stream()
                .filter(c -> told.stream().anyMatch(t -> access.holds(c, question.columns.get(t))))
                .forEach(read::add);
        return new Reading(kept, read);
    }

    /** The predicates that the application applies after the lookup. */
    List<Predicate> filters() {
        BitSet fresh = (BitSet) access.provides.clone();
        fresh.andNot(from.known());
        fresh.and(question.tested);
        List<Predicate> store = new ArrayList<>(range());
        fixed.stream().forEach(c -> storeApplied(c).ifPresent(store::add));
        return fresh.stream()
                .boxed()
                .flatMap(c -> question.predicates(c).stream())
                .filter(p -> !store.contains(p))
                .toList();
    }

    /** The predicate that binding a column of the key has dealt with. */
    private Optional<Predicate> storeApplied(int column) {
        Binding binding = binding(column);
        if (binding instanceof Binding.Each each) {
            return Optional.of(each.predicate());
        }
        return question.predicates(column).stream()
                .filter(p -> p instanceof Predicate.Compare c
                        && binding instanceof Binding.Given given
                        && c.operand().equals(given.operand()))
                .findFirst();
    }

    /** Whether it is one get, whatever the data: the order of its entries is then the order of its rows. */
    private boolean isSingle() {
        boolean listed = partition.stream().anyMatch(b -> b.binding() instanceof Binding.Each);
        return !listed && (from.covered().isEmpty() || isOneRow());
    }

    /** Whether there is at most one row: keys that the query gives determine all that is covered. */
    private boolean isOneRow() {
        BitSet keys = new BitSet();
        from.covered().stream()
                .filter(n -> question.given(question.keyOf(n)).isPresent())
                .forEach(keys::set);
        return question.determined(keys, from.covered()).equals(from.covered());
    }

    /** Whether the entries come in the order that the query asks for: forward (false) or reversed (true). */
    Optional<Boolean> order() {
        if (question.orderBy().isEmpty() || from.sorted() || !isSingle()) {
            return Optional.empty();
        }
        Optional<Boolean> reversed = Optional.empty();
        int next = 0;
        for (Ordering wanted : question.orderBy()) {
            int column = question.number(wanted);
            if (question.given(column).isPresent()) {
                continue;
            }
            while (next < access.clustering.length
                    && fixed.get(Math.max(0, access.clustering[next]))
                    && access.clustering[next] != Access.FOREIGN
                    && access.clustering[next] != column) {
                next++;
            }
            if (next == access.clustering.length || access.clustering[next] != column) {
                return Optional.empty();
            }
            boolean against = access.family.clustering().get(next).descending() != wanted.descending();
            if (reversed.isPresent() && reversed.get() != against) {
                return Optional.empty();
            }
            reversed = Optional.of(against);
            next++;
        }
        return Optional.of(reversed.orElse(false));
    }

    /** The limit, if the store can apply it. */
    OptionalInt limit(State to) {
        return isSingle() && filters().isEmpty() && matches().isEmpty() && Spaces.isFinalCount(question, to)
                ? question.select.limit()
                : OptionalInt.empty();
    }

    Volume volume(State to) {
        double gets = gets();
        double fetched = gets * rowsOfGet();
        OptionalInt limit = limit(to);
        if (limit.isPresent()) {
            fetched = Math.min(fetched, limit.getAsInt());
        }
        return new Volume(gets, fetched, Spaces.rows(question, to));
    }

    private double gets() {
        double lists = 1;
        double values = 1;
        BitSet sources = new BitSet();
        for (Bound bound : partition) {
            if (bound.binding() instanceof Binding.Each each) {
                lists *= Estimates.values(each.predicate());
            } else if (bound.binding() instanceof Binding.Known known) {
                sources.set(known.column().node().number());
                values *= Estimates.distinct(known.column());
            }
        }
        if (sources.isEmpty()) {
            return Math.max(1, lists);
        }
        double rows = Math.min(Spaces.rows(question, from), question.rows(span(sources), from.known()));
        return Math.max(1, Math.min(rows, values) * lists);
    }

    /** The smallest connected part of what is covered that holds some nodes. */
    private BitSet span(BitSet nodes) {
        BitSet span = (BitSet) from.covered().clone();
        boolean shrank = true;
        while (shrank) {
            shrank = false;
            for (int n = span.nextSetBit(0); n >= 0; n = span.nextSetBit(n + 1)) {
                if (!nodes.get(n) && degree(n, span) == 1) {
                    span.clear(n);
                    shrank = true;
                }
            }
        }
        return span;
    }

    private long degree(int node, BitSet within) {
        return question.around(node).stream()
                .filter(e -> within.get(e.to().number()))
                .count();
    }

    private double rowsOfGet() {
        BitSet anchored = new BitSet();
        overlap.stream()
                .filter(n -> fixed.get(question.keyOf(n)) && from.known().get(question.keyOf(n)))
                .forEach(anchored::set);
        anchored = question.determined(anchored, overlap);
        double rows = question.join(access.covers) / joinOfParts(anchored);
        BitSet restricted = (BitSet) fixed.clone();
        for (int c = restricted.nextSetBit(0); c >= 0; c = restricted.nextSetBit(c + 1)) {
            boolean narrows = !anchored.get(question.nodeOf(c)) || !from.known().get(c);
            if (narrows && !question.isChecked(c, fixed)) {
                rows *= 1 / Estimates.distinct(question.columns.get(c));
            }
        }
        if (rangeColumn != Access.FOREIGN) {
            rows *= Estimates.selectivity(question.columns.get(rangeColumn), range());
        }
        return rows;
    }

    /** The product of the joins of the connected parts of some nodes. */
    private double joinOfParts(BitSet nodes) {
        double product = 1;
        BitSet left = (BitSet) nodes.clone();
        while (!left.isEmpty()) {
            BitSet part = new BitSet();
            collect(left.nextSetBit(0), left, part);
            left.andNot(part);
            product *= question.join(part);
        }
        return product;
    }

    private void collect(int node, BitSet within, BitSet part) {
        part.set(node);
        for (Edge edge : question.around(node)) {
            int to = edge.to().number();
            if (within.get(to) && !part.get(to)) {
                collect(to, within, part);
            }
        }
    }

    /** What makes two lookups of a request the same: family, keys and their sources, restrictions. */
    String share(State to) {
        StringBuilder key = new StringBuilder().append(access.number);
        partition.forEach(b -> key.append('|').append(b.family()).append('=').append(question.sources.of(b)));
        prefix.forEach(b -> key.append("|@").append(b.family()).append('=').append(question.sources.of(b)));
        range().forEach(p -> key.append("|~").append(Sources.restriction(p)));
        OptionalInt limit = limit(to);
        if (limit.isPresent()) {
            key.append("|#").append(limit.getAsInt()).append(order().orElse(false));
        }
        if (Sources.areRows(partition) || Sources.areRows(prefix)) {
            key.append("||").append(question.sources.of(from));
        }
        return key.toString();
    }
}
