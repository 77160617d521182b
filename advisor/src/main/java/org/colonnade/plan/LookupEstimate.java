package org.colonnade.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.plan.PlanStep.Cap;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Volume;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
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
    private final FamilyAccess access;
    private final BitSet overlap;
    private final BitSet agreed;
    private final Keys keys;
    private final EntryOrder order;
    private final RowOrder rows;

    private LookupEstimate(Origin origin, FamilyAccess access, BitSet overlap, BitSet agreed, int most) {
        this.question = origin.question;
        this.origin = origin;
        this.from = origin.state;
        this.access = access;
        this.overlap = overlap;
        this.agreed = agreed;
        this.keys = new Keys(origin, access, overlap, most);
        this.rows = from.order();
        this.order = EntryOrder.OTHER;
    }

    /** The same lookup, but for the order of its rows. */
    private LookupEstimate(LookupEstimate lookup, EntryOrder order, RowOrder rows) {
        this.question = lookup.question;
        this.origin = lookup.origin;
        this.from = lookup.from;
        this.access = lookup.access;
        this.overlap = lookup.overlap;
        this.agreed = lookup.agreed;
        this.keys = lookup.keys;
        this.order = order;
        this.rows = rows;
    }

    /** The lookup that restricts entries as much as possible, unless it is impossible or adds nothing. */
    static Optional<LookupEstimate> of(Origin origin, FamilyAccess access) {
        if (!Bits.contains(origin.state.known(), access.needs) || !adds(origin, access)) {
            return Optional.empty();
        }
        Question question = origin.question;
        BitSet overlap = Bits.both(origin.state.covered(), access.covers);
        BitSet agreed = new BitSet();
        for (int n = overlap.nextSetBit(0); n >= 0; n = overlap.nextSetBit(n + 1)) {
            BitSet key = question.keyOf(n);
            agreed.set(n, Bits.contains(origin.state.known(), key) && Bits.contains(access.provides, key));
        }
        // Keys that both sides know must make sure that they speak of the same instances.
        return origin.isStart() || !agreed.isEmpty() && question.determines(agreed, overlap)
                ? Optional.of(new LookupEstimate(origin, access, overlap, agreed, access.clustering.length).inOrder())
                : Optional.empty();
    }

    /** The order of the only get is that of all rows. */
    private LookupEstimate inOrder() {
        if (from.sorted() || !isSingle()) {
            return this;
        }
        EntryOrder own = EntryOrder.of(origin, access, keys.fixed);
        return own.isWanted() ? new LookupEstimate(this, own, RowOrder.ASKED) : this;
    }

    /** The same lookup with only the first entries of each get, if they come in order, so that merging them is enough. */
    Optional<LookupEstimate> inRuns() {
        if (question.select.limit().isEmpty() || from.sorted() || isSingle()) {
            return Optional.empty();
        }
        EntryOrder own = EntryOrder.of(origin, access, keys.fixed);
        return Optional.of(new LookupEstimate(this, own, RowOrder.RUNS))
                .filter(runs -> own.isWanted() && runs.limit(runs.to()).isPresent());
    }

    /** The same lookup, with at most so many columns of the entry's key fixed. */
    LookupEstimate fixing(int most) {
        return most == fixed() ? this : new LookupEstimate(origin, access, overlap, agreed, most).inOrder();
    }

    /** The lookups with fewer gets, which leave it to the application to find the entries that belong to its rows. */
    Stream<LookupEstimate> wider() {
        return keys.beforeRows().mapToObj(this::fixing);
    }

    /** How many columns of the entry's key are fixed. */
    int fixed() {
        return keys.prefix.size();
    }

    private static boolean adds(Origin origin, FamilyAccess access) {
        Question question = origin.question;
        return Bits.add(access.covers, origin.state.covered(), question.required)
                || Bits.add(access.provides, origin.state.known(), question.asked);
    }

    /** Keys that must agree, but that neither the block's key nor the prefix fixes. */
    List<Bound> matches() {
        List<Bound> matches = new ArrayList<>();
        question.keysOf(agreed).stream().filter(c -> !keys.fixed.get(c)).forEach(c -> {
            Column asked = question.columns.get(c);
            Node own = access.family.graph().nodes().get(indexOf(question.nodeOf(c)));
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
        return new State(covered, known, rows);
    }

    /** What it needs of the family. */
    ColumnsRead reading() {
        Set<Column> kept = new LinkedHashSet<>();
        keys.prefix.forEach(b -> kept.add(b.family()));
        for (int i = 0; i < access.clustering.length; i++) {
            int column = access.clustering[i];
            if (column != FamilyAccess.FOREIGN
                    && (column == keys.ranged || order.isWanted() && question.order.get(column))) {
                kept.add(access.family.clustering().get(i).column());
            }
        }
        BitSet told = (BitSet) to().known().clone();
        told.andNot(from.known());
        told.or(question.keysOf(agreed));
        Set<Column> read = new LinkedHashSet<>();
        access.family.columns().stream()
                .filter(c -> told.stream().anyMatch(t -> access.holds(c, question.columns.get(t))))
                .forEach(read::add);
        return new ColumnsRead(kept, read);
    }

    /** The predicates that the application applies after the lookup. */
    List<Predicate> filters() {
        BitSet fresh = (BitSet) access.provides.clone();
        fresh.andNot(from.known());
        fresh.and(question.tested);
        List<Predicate> applied = keys.applied();
        return fresh.stream()
                .boxed()
                .flatMap(c -> question.predicates(c).stream())
                .filter(p -> !applied.contains(p))
                .toList();
    }

    /** Whether it is one get, whatever the data: the order of its entries is then the order of its rows. */
    private boolean isSingle() {
        return (origin.isStart() || origin.isOneRow) && keys.isSingle();
    }

    /** How many entries a get returns at most, if the store can apply the limit: to each get, if there are several. */
    Optional<Cap> limit(State to) {
        return question.select.limit().isPresent()
                        && filters().isEmpty()
                        && matches().isEmpty()
                        && to.order() != RowOrder.ANY
                        && Spaces.isFinalCount(question, to.sort())
                        && (isSingle() || !Spaces.isFinalCount(question, from) && !isOneEntry())
                ? Optional.of(new Cap(question.select.limit().getAsInt(), !isSingle()))
                : Optional.empty();
    }

    /** Whether a get returns at most one entry, whatever the data: its key determines all that the family tells. */
    private boolean isOneEntry() {
        BitSet keyed = new BitSet();
        for (int n = access.covers.nextSetBit(0); n >= 0; n = access.covers.nextSetBit(n + 1)) {
            keyed.set(n, Bits.contains(keys.fixed, question.keyOf(n)));
        }
        return question.determines(keyed, access.covers);
    }

    /** With the limit that the store applies. */
    Volume volume(State to, Optional<Cap> limit) {
        Gets gets = new Gets(origin, keys.bounds());
        double most = limit.map(l -> (double) l.entries()).orElse(Double.POSITIVE_INFINITY);
        double joined = limit.filter(Cap::each)
                .map(l -> Math.min(question.rows(to.covered(), to.known()), gets.runs() * l.entries()))
                .orElseGet(() -> Spaces.rows(question, to));
        return new Volume(gets.count(), gets.count() * Math.min(rowsOfGet(), most), joined);
    }

    /** What needs nothing of the rows before fetches the same wherever it stands: others may share it for one price. */
    private double rowsOfGet() {
        BitSet anchors = new BitSet();
        for (int n = overlap.nextSetBit(0); n >= 0 && keys.areRows(); n = overlap.nextSetBit(n + 1)) {
            BitSet key = question.keyOf(n);
            anchors.set(n, Bits.contains(keys.fixed, key) && Bits.contains(origin.state.known(), key));
        }
        BitSet anchored = question.determined(anchors, overlap);
        double rows = question.join(access.covers) / question.joinOfParts(anchored);
        for (int c = keys.fixed.nextSetBit(0); c >= 0; c = keys.fixed.nextSetBit(c + 1)) {
            boolean narrows = !keys.areRows() || !anchored.get(question.nodeOf(c)) || !origin.knows(c);
            if (narrows && !question.isChecked(c, keys.fixed)) {
                rows *= question.single(c);
            }
        }
        BitSet found = (BitSet) access.covers.clone();
        found.andNot(anchored);
        rows *= question.correction(found, c -> keys.fixed.get(c) || c == keys.ranged);
        if (keys.ranged != FamilyAccess.FOREIGN) {
            rows *= question.share(keys.ranged, keys.range());
        }
        return rows * crowd();
    }

    /** By how much more rows there are because those before and after the get are met. */
    private double crowd() {
        Crowds crowds = question.crowds;
        if (!keys.areRows()) {
            return crowds.factor(access.covers, keys.fixed);
        }
        BitSet nodes = Bits.either(from.covered(), access.covers);
        return crowds.factor(nodes, Bits.either(from.known(), keys.fixed))
                / crowds.factor(from.covered(), from.known());
    }

    /** Which entries of the family it fetches, as a text that two queries of a request have in common if they are the same. */
    String entries(Optional<Cap> limit) {
        StringBuilder text = keys.text();
        limit.ifPresent(most ->
                text.append("|#").append(most.entries()).append(order == EntryOrder.REVERSED ? " reversed" : ""));
        if (keys.areRows()) {
            text.append("||").append(question.sources.of(from));
        }
        return text.toString();
    }

    /** The step of a plan. */
    Lookup step(Family named, double cost) {
        State to = to();
        Optional<Cap> limit = limit(to);
        return new Lookup(
                named,
                access.nodes(question),
                keys.partition,
                keys.prefix,
                keys.range(),
                matches(),
                order == EntryOrder.REVERSED,
                limit,
                volume(to, limit),
                cost);
    }
}
