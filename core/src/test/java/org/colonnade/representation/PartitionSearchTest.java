package org.colonnade.representation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.assertj.core.data.Offset;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.partition.Partition;
import org.colonnade.representation.Access.Kind;
import org.colonnade.representation.PartitionSearch.Weighed;
import org.colonnade.text.Source;
import org.colonnade.text.Span;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;
import org.junit.jupiter.api.Test;

class PartitionSearchTest {
    private static final Span NOWHERE = new Source("nowhere", "").span(0, 0);

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void no_partition_costs_less_than_the_one_that_is_found(@ForAll long seed) {
        Demand demand = RandomDemand.of(seed);
        Demand.Best best = demand.best();
        double least = AllPartitions.of(demand.aggregate()).stream()
                .mapToDouble(demand::worth)
                .min()
                .orElseThrow();
        assertThat(best.proven()).isTrue();
        assertThat(demand.worth(best.partition())).isCloseTo(least, Offset.offset(1e-9 * (1 + least)));
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
            double least = there.worth(there.best().partition());
            assertThat(there.worth(stretch.partition())).isCloseTo(least, Offset.offset(1e-6 * (1 + least)));
        }
    }

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void where_a_sweep_begins_and_ends_it_has_what_is_best_for_the_mix_alone(@ForAll long seed) {
        Demand all = RandomDemand.of(seed);
        int half = all.accesses().size() / 2;
        Demand first = all.withWeights(all.accesses().subList(0, Math.max(1, half)));
        Demand last =
                all.withWeights(all.accesses().subList(half, all.accesses().size()));
        Mix mix = new Mix("only", NOWHERE);
        List<Sweep.Stretch> stretches = Sweep.of(mix, mix, first, last).stretches();
        assertThat(stretches.get(0).partition()).isEqualTo(first.best().partition());
        assertThat(stretches.get(stretches.size() - 1).partition())
                .isEqualTo(last.best().partition());
    }

    @Test
    void a_class_that_is_accessed_in_too_many_ways_is_cut_well_but_without_proof() {
        List<Attribute> fields = new ArrayList<>();
        List<Weighed> accesses = new ArrayList<>();
        for (int i = 0; i < PartitionSearch.MOST_CLASSES + 2; i++) {
            fields.add(new Attribute(
                    "Wide",
                    "f" + i,
                    new Type.Simple(Scalar.TEXT, 10_000),
                    i == 0,
                    false,
                    java.util.OptionalLong.empty(),
                    NOWHERE));
            Request request = new Request("r" + i, new Actor.Unknown(), Map.of("only", 1.0), List.of(), NOWHERE);
            AccessPath path = AccessPath.ROOT.field("f" + i);
            accesses.add(new Weighed(new Access(request, Kind.READ, 1, List.of(path), List.of(), List.of()), 1));
        }
        AggregateClass wide = new AggregateClass("Wide", new ValueObject("Wide", fields, NOWHERE), fields.get(0));
        Demand.Best best =
                Demand.of(wide, Terms.usual(StoreProfiles.CASSANDRA), accesses).best();
        assertThat(best.proven()).isFalse();
        assertThat(best.partition()).isEqualTo(Partition.fields(wide));
    }
}
