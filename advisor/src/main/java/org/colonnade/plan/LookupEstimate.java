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
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;

/**
 * One lookup from one state: how its keys are bound, what it returns, and which state it leads to.
 *
 * <p>How many rows a get returns is estimated: the rows of the family's join, divided by those of what the key
 * and the prefix fix of the rows that are there already, times the selectivity of what else they fix.
 */
final class LookupEstimate {
    private final Question question;
    private final Origin origin;
    private final State from;
    private final Access access;
    private final BitSet overlap;
    private final BitSet agreed = new BitSet();
    private final List<Bound> partition = new ArrayList<>();
    private final List<Bound> prefix = new ArrayList<>();
    private final BitSet fixed = new BitSet();
    private int rangeColumn = Access.FOREIGN;

    private LookupEstimate(Origin origin, Access access) {
        this.question = origin.question;
        this.origin = origin;
        this.from = origin.state;
        this.access = access;
        this.overlap = Bits.both(from.covered(), access.covers);
        for (int n = overlap.nextSetBit(0); n >= 0; n = overlap.nextSetBit(n + 1)) {
            agreed.set(n, origin.knows(question.keyOf(n)) && access.provides.get(question.keyOf(n)));
        }
    }

    /** The lookup, unless it is impossible or adds nothing. */
    static Optional<LookupEstimate> of(Origin origin, Access access) {
        if (!Bits.contains(origin.state.known(), access.needs) || !adds(origin, access)) {
            return Optional.empty();
        }
        LookupEstimate estimate = new LookupEstimate(origin, access);
        if (!estimate.agrees()) {
            return Optional.empty();
        }
        estimate.bind();
        return Optional.of(estimate);
    }

    private static boolean adds(Origin origin, Access access) {
        Question question = origin.question;
        return Bits.add(access.covers, origin.state.covered(), question.required)
                || Bits.add(access.provides, origin.state.known(), question.asked);
    }

    /** Whether keys that both sides know make sure that they speak of the same instances. */
    private boolean agrees() {
        return origin.isStart() || !agreed.isEmpty() && question.determines(agreed, overlap);
    }

    private void bind() {
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
    }

    private boolean isRestricted(int column) {
        return !question.ranges(column).isEmpty() || question.listed(column).isPresent();
    }

    private boolean isKnown(int column) {
        return origin.knows(column) && overlap.get(question.nodeOf(column));
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
        BitSet covered = Bits.either(from.covered(), access.covers);
        BitSet known = Bits.either(from.known(), access.provides);
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
        if (!origin.isStart() && !origin.isOneRow) {
            return false;
        }
        for (Bound bound : partition) {
            if (bound.binding() instanceof Binding.Each) {
                return false;
            }
        }
        return true;
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
        return question.select.limit().isPresent()
                        && isSingle()
                        && filters().isEmpty()
                        && matches().isEmpty()
                        && Spaces.isFinalCount(question, to)
                ? question.select.limit()
                : OptionalInt.empty();
    }

    /** With the limit that the store applies. */
    Volume volume(State to, OptionalInt limit) {
        double gets = new Gets(origin, partition).count();
        double fetched = gets * rowsOfGet();
        if (limit.isPresent()) {
            fetched = Math.min(fetched, limit.getAsInt());
        }
        return new Volume(gets, fetched, Spaces.rows(question, to));
    }

    private double rowsOfGet() {
        BitSet anchors = new BitSet();
        for (int n = overlap.nextSetBit(0); n >= 0; n = overlap.nextSetBit(n + 1)) {
            anchors.set(n, fixed.get(question.keyOf(n)) && origin.knows(question.keyOf(n)));
        }
        BitSet anchored = question.determined(anchors, overlap);
        double rows = question.join(access.covers) / question.joinOfParts(anchored);
        for (int c = fixed.nextSetBit(0); c >= 0; c = fixed.nextSetBit(c + 1)) {
            boolean narrows = !anchored.get(question.nodeOf(c)) || !origin.knows(c);
            if (narrows && !question.isChecked(c, fixed)) {
                rows *= 1 / Estimates.distinct(question.columns.get(c));
            }
        }
        if (rangeColumn != Access.FOREIGN) {
            rows *= Estimates.selectivity(question.columns.get(rangeColumn), range());
        }
        return rows;
    }

    /** What makes two lookups of a request the same: family, keys and their sources, restrictions. */
    String share(OptionalInt limit) {
        StringBuilder key = new StringBuilder().append(access.number);
        partition.forEach(b -> key.append('|').append(b.family()).append('=').append(question.sources.of(b)));
        prefix.forEach(b -> key.append("|@").append(b.family()).append('=').append(question.sources.of(b)));
        range().forEach(p -> key.append("|~").append(Sources.restriction(p)));
        if (limit.isPresent()) {
            key.append("|#").append(limit.getAsInt()).append(order().orElse(false));
        }
        if (Sources.areRows(partition) || Sources.areRows(prefix)) {
            key.append("||").append(question.sources.of(from));
        }
        return key.toString();
    }
}
