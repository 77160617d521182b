package org.colonnade.expectation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.candidate.Candidates;
import org.colonnade.cost.CostModel;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Arguments;
import org.colonnade.estimate.Certainty;
import org.colonnade.expectation.StepEstimate.Measure;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.Prepared;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Statement.Select;

/**
 * Random plans of a design's queries, run with many arguments on several data that have its statistics: what was
 * estimated, and what was counted on average.
 */
public final class Expectations {
    private static final int PLANS = 3;
    private static final int SAMPLES = 6;
    private static final int RUNS = 30;
    private static final int MOVES = 100_000;

    private final Design design;
    private final Certainty certainty;
    private final SplittableRandom random;
    private final Map<QueryPlan, List<Total>> plans = new LinkedHashMap<>();

    /** What the runs of a lookup came to, all together. */
    private record Total(Lookup lookup, double fetched, double left) {
        Total plus(PlanCount.Count count) {
            return new Total(lookup, fetched + count.fetched(), left + count.left());
        }
    }

    private Expectations(Design design, long seed) {
        this.design = design;
        this.certainty = new Certainty(design.requests());
        this.random = new SplittableRandom(seed);
    }

    /** Compares all queries of a design, which sort nothing and have no limit. The same seed gives the same plans. */
    public static List<StepEstimate> of(Design design, long seed) {
        Expectations expectations = new Expectations(design, seed);
        expectations.queries().forEach(expectations::plan);
        for (int i = 0; i < SAMPLES; i++) {
            expectations.count(SAMPLES * seed + i);
        }
        return expectations.plans.values().stream()
                .flatMap(List::stream)
                .flatMap(Expectations::estimates)
                .toList();
    }

    private List<Select> queries() {
        return design.requests().stream()
                .flatMap(r -> r.statements().stream())
                .filter(s -> s instanceof Select)
                .map(s -> (Select) s)
                .toList();
    }

    private static Stream<StepEstimate> estimates(Total total) {
        Lookup lookup = total.lookup;
        String step = lookup + " of " + lookup.family();
        double runs = SAMPLES * RUNS;
        return Stream.of(
                new StepEstimate(step, Measure.FETCHED, lookup.volume().fetched(), total.fetched / runs),
                new StepEstimate(step, Measure.LEFT, lookup.volume().joined(), total.left / runs));
    }

    /** Takes random plans of a query over its candidates. */
    private void plan(Select query) {
        List<Family> families = Candidates.of(List.of(query), new Upkeeps(certainty), Checkpoint.open());
        List<Prepared> prepared = IntStream.range(0, families.size())
                .mapToObj(i -> new Prepared(families.get(i), i, certainty))
                .toList();
        PlanSpace space = new PlanSpace(
                query, prepared, new PlanSpace.Setting(CostModel.ROWS, certainty, MOVES, Checkpoint.open()));
        for (int i = 0; i < PLANS; i++) {
            QueryPlan plan =
                    space.plan(way(space), m -> families.get(m.family()).named("f" + m.family()));
            plans.putIfAbsent(
                    plan, plan.lookups().stream().map(l -> new Total(l, 0, 0)).toList());
        }
    }

    private List<Move> way(PlanSpace space) {
        List<Move> way = new ArrayList<>();
        for (int state = PlanSpace.START; state != PlanSpace.END; ) {
            int here = state;
            List<Move> moves =
                    space.moves().stream().filter(m -> m.from() == here).toList();
            way.add(moves.get(random.nextInt(moves.size())));
            state = way.get(way.size() - 1).to();
        }
        return way;
    }

    /** Runs all plans on the data of a seed. */
    private void count(long seed) {
        GeneratedData data = new GeneratedData(design, 1, seed, Skew.NONE);
        Map<Select, List<Arguments>> arguments = new HashMap<>();
        Map<String, FamilyContent> contents = new HashMap<>();
        plans.replaceAll((plan, totals) -> {
            PlanCount count = new PlanCount(
                    plan,
                    family -> contents.computeIfAbsent(
                            family + " over " + family.graph().identity(), f -> new FamilyContent(family, data)));
            List<Total> sums = totals;
            for (Arguments one :
                    arguments.computeIfAbsent(plan.query(), q -> new Encounters(data, q, seed).draw(RUNS))) {
                sums = plus(sums, count.run(one));
            }
            return sums;
        });
    }

    private static List<Total> plus(List<Total> totals, List<PlanCount.Count> counts) {
        return IntStream.range(0, totals.size())
                .mapToObj(i -> totals.get(i).plus(counts.get(i)))
                .toList();
    }
}
