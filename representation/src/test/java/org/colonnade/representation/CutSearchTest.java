package org.colonnade.representation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.assertj.core.data.Offset;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cut.Cut;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.representation.Access.Kind;
import org.colonnade.representation.CutSearch.Weighed;
import org.colonnade.text.Source;
import org.colonnade.text.Span;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;
import org.junit.jupiter.api.Test;

class CutSearchTest {
    private static final Span NOWHERE = new Source("nowhere", "").span(0, 0);

    @Property(shrinking = ShrinkingMode.OFF)
    void no_partition_ranks_before_the_one_that_is_found(@ForAll long seed) {
        Demand demand = RandomDemand.of(seed);
        Demand.Best best = demand.best();
        assertThat(best.proven()).isTrue();
        assertRanksFirst(demand, best.cut());
    }

    /** By brute force: fewest bytes beyond the limit, then least worth. */
    private static void assertRanksFirst(Demand demand, Cut cut) {
        List<Cut> all = AllCuts.of(demand.aggregate());
        double excess = all.stream().mapToDouble(demand::excess).min().orElseThrow();
        assertThat(demand.excess(cut)).isCloseTo(excess, Offset.offset(1e-9 * (1 + excess)));
        double least = all.stream()
                .filter(p -> demand.excess(p) <= excess * (1 + 1e-9))
                .mapToDouble(demand::worth)
                .min()
                .orElseThrow();
        assertThat(demand.worth(cut)).isCloseTo(least, Offset.offset(1e-9 * (1 + least)));
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void what_is_best_costs_no_more_than_what_needs_no_choice(@ForAll long seed) {
        Demand demand = RandomDemand.of(seed);
        Representation best = demand.represent(demand.best().cut());
        Representation whole = demand.represent(Cut.oneEntry(demand.aggregate()));
        Representation fields = demand.represent(Cut.fields(demand.aggregate()));
        double most = best.cost() * (1 - 1e-8);
        double excess = demand.excess(best.cut());
        assertThat(whole.cost() >= most || demand.excess(whole.cut()) > excess).isTrue();
        assertThat(fields.cost() >= most || demand.excess(fields.cut()) > excess || kinds(fields) > kinds(best))
                .isTrue();
    }

    private static int kinds(Representation representation) {
        return representation.cut().portions().size();
    }

    @Property(tries = 100, shrinking = ShrinkingMode.OFF)
    void at_every_share_a_sweep_has_the_cheapest_partition(@ForAll long seed) {
        Demand first = RandomDemand.of(seed);
        List<Weighed> turned = new ArrayList<>(first.accesses());
        List<Weighed> others = new ArrayList<>();
        for (int i = 0; i < turned.size(); i++) {
            others.add(new Weighed(turned.get(i).access(), i == 0 ? 0.5 : 20.0 * i));
        }
        Demand last = first.withWeights(others);
        Mix mix = new Mix("only", NOWHERE);
        Sweep sweep = Sweep.of(mix, mix, first, last);
        assertThat(sweep.stretches().get(0).begin()).isZero();
        assertThat(sweep.stretches().get(sweep.stretches().size() - 1).end()).isEqualTo(1);
        for (Sweep.Stretch stretch : sweep.stretches()) {
            double middle = (stretch.begin() + stretch.end()) / 2;
            Demand there = first.mixed(middle, last);
            Cut best = there.best().cut();
            assertThat(there.excess(stretch.cut())).isEqualTo(there.excess(best));
            double least = there.worth(best);
            assertThat(there.worth(stretch.cut())).isCloseTo(least, Offset.offset(1e-6 * (1 + least)));
        }
    }

    @Property(shrinking = ShrinkingMode.OFF)
    void where_a_sweep_begins_and_ends_it_has_what_is_best_for_the_mix_alone(@ForAll long seed) {
        Demand all = RandomDemand.of(seed);
        int half = all.accesses().size() / 2;
        Demand first = all.withWeights(all.accesses().subList(0, Math.max(1, half)));
        Demand last =
                all.withWeights(all.accesses().subList(half, all.accesses().size()));
        Mix mix = new Mix("only", NOWHERE);
        List<Sweep.Stretch> stretches = Sweep.of(mix, mix, first, last).stretches();
        assertThat(stretches.get(0).cut()).isEqualTo(first.best().cut());
        assertThat(stretches.get(stretches.size() - 1).cut())
                .isEqualTo(last.best().cut());
    }

    @Test
    void a_class_that_is_accessed_in_too_many_ways_is_cut_well_but_without_proof() {
        List<Attribute> fields = fields(CutSearch.MOST_CLASSES + 2, 10_000);
        List<Weighed> accesses = fields.stream()
                .map(f -> new Weighed(access(Kind.READ, AccessPath.ROOT.field(f.name())), 1))
                .toList();
        AggregateClass wide = new AggregateClass("Wide", new ValueObject("Wide", fields, NOWHERE), fields.get(0));
        Demand.Best best =
                Demand.of(wide, Terms.usual(StoreProfiles.CASSANDRA), accesses).best();
        assertThat(best.proven()).isFalse();
        assertThat(best.cut()).isEqualTo(Cut.fields(wide));
    }

    /** Two parts of the record alone are better apart, all of them together. So the search that merges two by two finds nothing. */
    @Test
    void a_search_without_proof_finds_nothing_worse_than_what_needs_no_choice() {
        List<Attribute> parts = fields(CutSearch.MOST_CLASSES + 2, 1);
        Attribute key = attribute("id", new Type.Simple(Scalar.UUID, 16), true);
        Attribute record = attribute("record", new Type.Composite(new ValueObject("Parts", parts, NOWHERE)), false);
        Attribute blob = attribute("blob", new Type.Simple(Scalar.BYTES, 1_000_000), false);
        AggregateClass wide =
                new AggregateClass("Wide", new ValueObject("Wide", List.of(key, record, blob), NOWHERE), key);
        AccessPath path = AccessPath.ROOT.field("record");
        List<Weighed> accesses = new ArrayList<>(List.of(new Weighed(access(Kind.READ, path), 1)));
        parts.forEach(f -> accesses.add(new Weighed(access(Kind.UPDATE, path.field(f.name())), 0.7)));
        BlockCosts costs = new BlockCosts(new BlockCosts.Prices(0, 1, 1e-3, 0), new BlockCosts.Prices(0, 0, 0, 0));
        Demand demand = Demand.of(wide, new Terms(StoreProfiles.EMBEDDED.with(costs), 0), accesses);
        assertThat(demand.best().proven()).isFalse();
        assertThat(demand.best().cut()).isEqualTo(Cut.fields(wide));
    }

    /** The first is the key. */
    private static List<Attribute> fields(int count, int bytes) {
        return IntStream.range(0, count)
                .mapToObj(i -> attribute("f" + i, new Type.Simple(Scalar.TEXT, bytes), i == 0))
                .toList();
    }

    private static Attribute attribute(String name, Type type, boolean key) {
        return new Attribute("Wide", name, type, key, false, OptionalLong.empty(), NOWHERE);
    }

    /** A request of its own, which reads what is at a path, or writes it. */
    private static Access access(Kind kind, AccessPath path) {
        Request request = new Request("r" + path, new Actor.Unknown(), Map.of("only", 1.0), List.of(), NOWHERE);
        List<AccessPath> paths = List.of(path);
        return kind == Kind.READ
                ? new Access(request, kind, 1, paths, List.of(), List.of())
                : new Access(request, kind, 1, List.of(), paths, List.of());
    }
}
