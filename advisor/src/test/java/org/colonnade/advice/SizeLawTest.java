package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import org.colonnade.candidate.Candidates;
import org.colonnade.candidate.Trimming;
import org.colonnade.choice.Choices;
import org.colonnade.choice.Dominance;
import org.colonnade.choice.Forced;
import org.colonnade.choice.Formulation;
import org.colonnade.choice.Formulation.Aim;
import org.colonnade.choice.LeastCost;
import org.colonnade.choice.Option;
import org.colonnade.choice.Planning;
import org.colonnade.choice.Solved;
import org.colonnade.choice.WorkloadSetting;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.plan.PlanSpace;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Programme;
import org.colonnade.reference.Designs;
import org.colonnade.reference.RandomCosts;
import org.colonnade.schema.Family;
import org.colonnade.solver.KernelSolver;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Column;
import org.junit.jupiter.api.Test;

/** Of choices that cost the same, and have as many families, the advisor takes a small one. */
class SizeLawTest {
    private static final int FEW = 8;
    private static final double NOTHING = 1e-9;
    private static final KernelSolver SOLVER = new KernelSolver();

    @Test
    void no_other_choice_of_the_same_cost_and_count_is_smaller() {
        Tries.of(100).run(Designs::small, SizeLawTest::checkSmallest);
    }

    @Test
    void no_column_can_go_and_no_smaller_candidate_can_take_the_place_of_a_family() {
        Tries.of(25).run(Designs::small, SizeLawTest::checkTrimmed);
    }

    static void checkSmallest(String text, long seed) {
        Choices whole = choices(text, seed);
        Random random = new Random(seed);
        List<Option> some = new ArrayList<>(whole.alive().toList());
        Set<Option> few = new HashSet<>(solved(whole).options().toList());
        while (few.size() < FEW && !some.isEmpty()) {
            few.add(some.remove(random.nextInt(some.size())));
        }
        Choices choices = whole.with(few.stream()
                .sorted(Comparator.comparingInt(o -> o.number()))
                .map(o -> o.family())
                .toList());
        choices.settle(new BitSet());
        Solved smallest = Refinement.smallest(solved(choices), SOLVER, effort());
        try {
            double least = new LeastCost(choices, OptionalDouble.empty(), RandomCosts.of(seed))
                    .smallest(
                            smallest.solution().cost() * (1 + NOTHING),
                            smallest.families().cardinality());
            require(
                    Math.abs(smallest.heft() - least) <= NOTHING * least,
                    "the size is " + smallest.heft() + ", but the least is " + least);
        } catch (LeastCost.TooMany e) {
            return;
        }
    }

    static void checkTrimmed(String text, long seed) {
        Choices choices = choices(text, seed);
        Solved refined = Refinement.of(solved(choices), Forced.NOTHING, SOLVER, effort());
        List<Family> families = refined.chosenFamilies();
        for (Family family : families) {
            for (Column gone : family.columns()) {
                Set<Column> rest = new HashSet<>(family.columns());
                rest.remove(gone);
                new Trimming(choices.certainty())
                        .of(family, rest, rest)
                        .filter(f -> f.columns().size() < family.columns().size())
                        .ifPresent(f -> requireDearer(refined, family, f));
            }
        }
        choices.alive()
                .map(o -> o.family())
                .filter(g -> families.stream().noneMatch(f -> Candidates.isSame(f, g)))
                .forEach(g -> families.forEach(f -> requireDearer(refined, f, g)));
    }

    private static void requireDearer(Solved refined, Family family, Family other) {
        List<Family> families = new ArrayList<>(refined.chosenFamilies());
        families.set(families.indexOf(family), other);
        Choices choices = refined.choices().with(families);
        choices.settle(new BitSet());
        if (choices.tasks().stream().allMatch(t -> t.isSupport() || t.isAnswerable())) {
            Solved changed = solved(choices);
            require(
                    changed.solution().cost() > refined.solution().cost() * (1 + NOTHING)
                            || changed.heft() >= refined.heft() * (1 - NOTHING),
                    other + " over " + other.graph() + " would do in place of " + family + " over " + family.graph()
                            + "\n" + refined.chosenFamilies());
        }
    }

    private static Choices choices(String text, long seed) {
        Design design = Designs.read(text);
        CostModel model = RandomCosts.of(seed);
        Certainty certainty = new Certainty(design.requests());
        Upkeeps upkeeps = new Upkeeps(certainty);
        List<Family> candidates = Candidates.of(
                design.requests().stream().flatMap(r -> r.statements().stream()).toList(), upkeeps, Checkpoint.open());
        PlanSpace.Setting plans = new PlanSpace.Setting(model, certainty, Integer.MAX_VALUE, Checkpoint.open());
        Choices choices =
                Planning.of(new WorkloadSetting(design.requests(), design.defaultMix(), upkeeps, plans), candidates);
        choices.settle(new BitSet());
        Dominance.settle(choices, new BitSet());
        return choices;
    }

    private static Effort effort() {
        return new Effort(Budget.NONE, Watcher.NOBODY);
    }

    private static Solved solved(Choices choices) {
        Formulation formulation = new Formulation(choices, OptionalDouble.empty(), Forced.NOTHING, Aim.COST);
        Programme programme = formulation.programme();
        return new Solved(choices, formulation, programme, SOLVER.solve(programme, Limits.NONE, s -> {}));
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new AssertionError(otherwise);
        }
    }
}
