package org.colonnade.choice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.candidate.Candidates;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.plan.PlanSpace;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Solution;
import org.colonnade.reference.Designs;
import org.colonnade.reference.RandomCosts;
import org.colonnade.schema.Family;
import org.colonnade.solver.KernelSolver;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

/** What the advisor takes for the least cost is the least cost. */
class OptimumLawTest {
    private static final int FEW = 7;
    private static final BitSet NONE = new BitSet();

    @Test
    void the_solver_finds_what_looking_at_every_schema_finds() {
        Tries.of(150).run(Designs::small, OptimumLawTest::checkBruteForce);
    }

    @Test
    void pruning_loses_nothing_and_more_space_costs_no_more() {
        Tries.of(60).run(Designs::small, OptimumLawTest::checkPruning);
    }

    @Test
    void neither_the_scale_of_weights_nor_a_second_run_changes_anything() {
        Tries.of(60).run(Designs::small, OptimumLawTest::checkScale);
    }

    static void checkBruteForce(String text, long seed) {
        Random random = new Random(seed);
        Design design = Designs.read(text);
        Setting setting = new Setting(design, RandomCosts.of(seed));
        List<Family> few = few(setting, random);
        Choices choices = setting.choices(few);
        double all = requireLeast(choices, OptionalDouble.empty(), setting.model);
        double bytes = choices.alive().mapToDouble(o -> o.bytes()).sum();
        double half =
                requireLeast(choices, OptionalDouble.of(bytes * (0.3 + 0.6 * random.nextDouble())), setting.model);
        require(half >= all * (1 - 1e-9), "less space costs less: " + half + " < " + all);
        Choices fewer = setting.choices(few.subList(0, few.size() - 1));
        double without = requireLeast(fewer, OptionalDouble.empty(), setting.model);
        require(without >= all * (1 - 1e-9), "a candidate makes it worse: " + without + " < " + all);
    }

    /** The families of an optimum, and some others. */
    private static List<Family> few(Setting setting, Random random) {
        Choices whole = setting.choices(setting.candidates());
        Formulation formulation = new Formulation(whole, OptionalDouble.empty(), Forced.NOTHING, Formulation.Aim.COST);
        BitSet best = formulation.families(solve(formulation).chosen());
        Set<Family> few = new LinkedHashSet<>();
        whole.options(best).forEach(o -> few.add(o.family()));
        List<Option> others = new ArrayList<>(whole.alive().toList());
        while (few.size() < FEW && !others.isEmpty()) {
            few.add(others.remove(random.nextInt(others.size())).family());
        }
        List<Family> list = new ArrayList<>(few);
        java.util.Collections.shuffle(list, random);
        return list;
    }

    /** The least cost by the programme, after it was compared with that of brute force. */
    private static double requireLeast(Choices choices, OptionalDouble space, CostModel model) {
        Formulation formulation = new Formulation(choices, space, Forced.NOTHING, Formulation.Aim.COST);
        double solved = isAnswered(choices) ? solve(formulation).cost() : Double.POSITIVE_INFINITY;
        try {
            double least = new LeastCost(choices, space, model).ofAll();
            require(
                    least == solved || Math.abs(least - solved) <= 1e-9 * least,
                    "solved " + solved + ", but the least is " + least + "\n"
                            + choices.options().stream().map(o -> o.family()).toList());
        } catch (LeastCost.TooMany e) {
            return solved;
        }
        return solved;
    }

    private static boolean isAnswered(Choices choices) {
        return choices.tasks().stream().allMatch(t -> t.isSupport() || t.isAnswerable());
    }

    static void checkPruning(String text, long seed) {
        Design design = Designs.read(text);
        Setting setting = new Setting(design, RandomCosts.of(seed));
        Choices whole = setting.choices(setting.candidates());
        Choices pruned = setting.choices(setting.candidates());
        Dominance.settle(pruned, NONE);
        double least = cost(whole, OptionalDouble.empty());
        requireSame(least, cost(pruned, OptionalDouble.empty()), "pruning changes the least cost");
        double before = Double.POSITIVE_INFINITY;
        double smallest = solve(new Formulation(pruned, OptionalDouble.empty(), Forced.NOTHING, Formulation.Aim.SPACE))
                .cost();
        for (double factor : new double[] {1.01, 1.5, 4}) {
            OptionalDouble space = OptionalDouble.of(Math.ceil(smallest * factor) + 10);
            double cost = cost(pruned, space);
            requireSame(cost(whole, space), cost, "pruning changes the least cost within " + space);
            require(cost <= before * (1 + 1e-9), "more space costs more: " + cost + " > " + before);
            before = cost;
        }
        require(least <= before * (1 + 1e-9), "no budget costs more: " + least + " > " + before);
    }

    private static double cost(Choices choices, OptionalDouble space) {
        return solve(new Formulation(choices, space, Forced.NOTHING, Formulation.Aim.COST))
                .cost();
    }

    private static Solution solve(Formulation formulation) {
        return new KernelSolver().solve(formulation.programme(), Limits.NONE, s -> {});
    }

    static void checkScale(String text, long seed) {
        CostModel model = RandomCosts.of(seed);
        Recommendation one = recommend(text, model);
        require(one.toString().equals(recommend(text, model).toString()), "a second run differs");
        Recommendation scaled = recommend(text.replaceAll("(request \\w+ )([0-9.]+)", "$1$2e3"), model);
        require(one.families().toString().equals(scaled.families().toString()), "scaled weights choose other families");
        require(plans(one).equals(plans(scaled)), "scaled weights choose other plans");
        requireSame(1000 * one.cost(), scaled.cost(), "scaled weights do not scale the cost");
        double sum = one.requests().stream()
                .mapToDouble(r -> r.weight()
                        * r.statements().stream()
                                .mapToDouble(StatementAdvice::cost)
                                .sum())
                .sum();
        requireSame(sum, one.cost(), "the cost is not that of the requests");
    }

    private static Recommendation recommend(String text, CostModel model) {
        Design design = Designs.read(text);
        return new Advisor(design, design.defaultMix(), model, new KernelSolver())
                .recommend(Budget.NONE, Watcher.NOBODY);
    }

    private static String plans(Recommendation advice) {
        StringBuilder plans = new StringBuilder();
        advice.requests()
                .forEach(r -> r.statements()
                        .forEach(s -> plans.append(s.<Object>match(
                                        q -> q.plan(),
                                        u -> u.support().stream()
                                                .map(p -> p.plan())
                                                .toList(),
                                        i -> i.reasons()))
                                .append('\n')));
        return plans.toString();
    }

    private static void requireSame(double one, double other, String otherwise) {
        require(
                one == other || Math.abs(one - other) <= 1e-9 * Math.max(one, other),
                otherwise + ": " + one + " and " + other);
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new AssertionError(otherwise);
        }
    }

    /** A design that is looked at under a cost model. */
    private record Setting(Design design, CostModel model) {
        List<Family> candidates() {
            List<Statement> statements = design.requests().stream()
                    .flatMap(r -> r.statements().stream())
                    .toList();
            return Candidates.of(statements, new Upkeeps(certainty()), Checkpoint.open());
        }

        private PlanSpace.Setting setting() {
            return new PlanSpace.Setting(model, certainty(), Integer.MAX_VALUE, Checkpoint.open());
        }

        private Certainty certainty() {
            return new Certainty(design.requests());
        }

        Choices choices(List<Family> families) {
            Choices choices = Planning.of(
                    new WorkloadSetting(design.requests(), design.defaultMix(), new Upkeeps(certainty()), setting()),
                    families);
            choices.settle(NONE);
            return choices;
        }
    }
}
