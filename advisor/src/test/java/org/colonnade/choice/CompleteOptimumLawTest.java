package org.colonnade.choice;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.plan.PlanSpace;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Solution;
import org.colonnade.reference.Designs;
import org.colonnade.reference.EveryFamily;
import org.colonnade.reference.RandomCosts;
import org.colonnade.schema.Family;
import org.colonnade.solver.KernelSolver;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

/**
 * What is recommended costs no more than any choice among all families that there can be, candidates or not.
 *
 * <p>A quarter of the designs, more or less, has more families than are looked at here.
 */
class CompleteOptimumLawTest {
    private static final int MOST = 200;

    @Test
    void no_choice_among_all_families_costs_less_than_the_recommendation() {
        Tries.of(8_400).run(Designs::tiny, CompleteOptimumLawTest::check);
    }

    static void check(String text, long seed) {
        Design design = Designs.read(text);
        List<Statement> statements =
                design.requests().stream().flatMap(r -> r.statements().stream()).toList();
        Optional<List<Family>> every = EveryFamily.of(statements, new Certainty(design.requests()), MOST);
        every.ifPresent(e -> check(design, seed % 3 == 0 ? RandomCosts.steep(seed) : RandomCosts.of(seed), e));
    }

    private static void check(Design design, CostModel model, List<Family> every) {
        KernelSolver solver = new KernelSolver();
        Choices choices = choices(design, model, every);
        CheapestChoice.Found least = CheapestChoice.of(choices).orElseGet(() -> solved(choices, solver));
        Programme programme =
                new Advisor(design, design.defaultMix(), model, solver).programme(Budget.NONE, Watcher.NOBODY);
        double cost = solver.solve(programme, Limits.NONE, s -> {}).cost();
        if (cost > least.cost() * (1 + 1e-9)) {
            throw new AssertionError("the recommendation costs " + cost + ", but for " + least.cost() + " there are "
                    + least.families().stream()
                            .map(o -> o.family() + " over " + o.family().graph())
                            .toList()
                    + " by " + model);
        }
    }

    private static CheapestChoice.Found solved(Choices choices, KernelSolver solver) {
        Formulation formulation =
                new Formulation(choices, OptionalDouble.empty(), Forced.NOTHING, Formulation.Aim.COST);
        Solution solution = solver.solve(formulation.programme(), Limits.NONE, s -> {});
        return new CheapestChoice.Found(
                choices.options(formulation.families(solution.chosen())).toList(), solution.cost());
    }

    private static Choices choices(Design design, CostModel model, List<Family> families) {
        Certainty certainty = new Certainty(design.requests());
        PlanSpace.Setting plans = new PlanSpace.Setting(model, certainty, Integer.MAX_VALUE, Checkpoint.open());
        Choices choices = Planning.of(
                new WorkloadSetting(design.requests(), design.defaultMix(), new Upkeeps(certainty), plans), families);
        choices.settle(new BitSet());
        PlainDominance.prune(choices);
        return choices;
    }
}
