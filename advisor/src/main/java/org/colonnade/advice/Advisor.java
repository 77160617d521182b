package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.colonnade.candidate.AllFamilies;
import org.colonnade.candidate.Candidates;
import org.colonnade.candidate.Views;
import org.colonnade.choice.Choices;
import org.colonnade.choice.Dominance;
import org.colonnade.choice.FirstChoice;
import org.colonnade.choice.Forced;
import org.colonnade.choice.Formulation;
import org.colonnade.choice.Planning;
import org.colonnade.choice.Solved;
import org.colonnade.choice.Task;
import org.colonnade.choice.WorkloadSetting;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.form.Figures;
import org.colonnade.plan.PlanSpace;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Solution;
import org.colonnade.programme.Solver;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.text.Problem;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;
import org.colonnade.workload.WorkLimitException;

/**
 * Advises on one mix of a design: recommends a schema, or plans and prices one that a person brings.
 *
 * <p>The same design, mix, cost model and budget give the same advice, unless a limit by the clock ends the search.
 */
public final class Advisor {
    /** So many moves of one plan space are enough. */
    static final int MOVES = 2_000_000;

    private final Design design;
    private final Mix mix;
    private final CostModel model;
    private final Solver solver;
    private final Certainty certainty;
    private final Upkeeps upkeeps;

    public Advisor(Design design, Mix mix, CostModel model, Solver solver) {
        this.design = design;
        this.mix = mix;
        this.model = model;
        this.solver = solver;
        this.certainty = new Certainty(design.requests());
        this.upkeeps = new Upkeeps(certainty);
    }

    /**
     * The families and plans that cost least.
     *
     * @throws NoAdviceException if there are none within the budget, or a statement is beyond the work limit
     * @throws StoppedException if it was cancelled before there were any
     */
    public Recommendation recommend(Budget budget, Watcher watcher) {
        Effort effort = new Effort(budget, watcher);
        try {
            return consider(List.of(), effort).solve(Forced.NOTHING, effort);
        } catch (StoppedException late) {
            return first(late, new Effort(new Budget(budget.bytes(), Limits.NONE), watcher));
        }
    }

    /** What can be had at once when the time is over: the best choice among the views of the queries alone. */
    private Recommendation first(StoppedException late, Effort effort) {
        if (late.isCancelled()) {
            throw late;
        }
        effort.begin(Phase.ENUMERATE);
        List<Family> views = limited(() -> Views.of(statements(), upkeeps, effort.checkpoint));
        effort.begin(Phase.PLAN);
        Choices choices = choices(views, effort);
        choices.settle(new BitSet());
        return Optional.of(new Study(choices, Coverage.SOME))
                .filter(s -> choices.tasks().stream().allMatch(t -> t.isSupport() || t.isAnswerable()))
                .flatMap(s -> s.first(effort))
                .orElseThrow(() -> late);
    }

    /** What every choice costs at least: each request that asks anything makes a get. */
    private double leastOfAll() {
        return design.requests().stream()
                .filter(r -> r.statements().stream().anyMatch(Select.class::isInstance))
                .mapToDouble(r -> r.weight(mix) * model.lookup(1, 0, 0))
                .sum();
    }

    /**
     * The binary programme whose solution is the recommendation.
     *
     * @throws NoAdviceException if a statement is beyond the work limit, or no family can answer it
     * @throws StoppedException if it was cancelled, or the time was over
     */
    public Programme programme(Budget budget, Watcher watcher) {
        Effort effort = new Effort(budget, watcher);
        return formulate(consider(List.of(), effort).choices, effort);
    }

    /**
     * The binary programme that chooses among the families of a schema, and no others: what a person can follow by hand.
     *
     * @throws NoAdviceException if the families cannot answer a statement, or one is beyond the work limit
     */
    public Programme programme(Schema schema, Watcher watcher) {
        Effort effort = new Effort(Budget.NONE, watcher);
        effort.begin(Phase.PLAN);
        Choices choices = choices(schema.families(), effort);
        requireAnswers(choices, t -> "no family can answer this: " + t.space().missing());
        choices.settle(new BitSet());
        requireAnswers(choices, t -> unkept(choices));
        return formulate(choices, effort);
    }

    private static Programme formulate(Choices choices, Effort effort) {
        effort.begin(Phase.FORMULATE);
        Formulation formulation = new Formulation(choices, effort.budget.bytes(), Forced.NOTHING, Formulation.Aim.COST);
        effort.enter(Phase.DONE);
        return formulation.programme();
    }

    private Choices choices(List<Family> families, Effort effort) {
        PlanSpace.Setting setting = new PlanSpace.Setting(model, certainty, MOVES, effort.checkpoint);
        return limited(() -> Planning.of(new WorkloadSetting(design.requests(), mix, upkeeps, setting), families));
    }

    /** What some work gives; a statement that takes too much of it is a problem. */
    static <T> T limited(Supplier<T> work) {
        try {
            return work.get();
        } catch (WorkLimitException e) {
            throw new NoAdviceException(List.of(Problem.error(e.statement().at(), e.getMessage(), e.advice())));
        }
    }

    /** The candidates with their plan spaces, and some more families that somebody asks about. */
    public Study consider(List<Family> more, Effort effort) {
        effort.begin(Phase.ENUMERATE);
        List<Family> families = new ArrayList<>(limited(() -> Candidates.of(statements(), upkeeps, effort.checkpoint)));
        Optional<List<Family>> all = AllFamilies.of(statements(), upkeeps, effort.checkpoint);
        all.ifPresent(every -> families.addAll(Candidates.without(every, families)));
        families.addAll(more);
        effort.begin(Phase.PLAN);
        Choices choices = choices(families, effort);
        requireAnswers(choices, t -> "no family can answer this: " + t.space().missing());
        effort.begin(Phase.PRUNE);
        BitSet kept = new BitSet();
        kept.set(families.size() - more.size(), families.size());
        choices.settle(kept);
        requireAnswers(choices, t -> unkept(choices));
        Dominance.settle(choices, kept);
        return new Study(choices, all.isPresent() ? Coverage.ALL : Coverage.SOME);
    }

    private List<Statement> statements() {
        List<Statement> statements = new ArrayList<>();
        for (Request request : design.requests()) {
            if (request.weight(mix) > 0) {
                statements.addAll(request.statements());
            }
        }
        return statements;
    }

    private static void requireAnswers(Choices choices, Function<Task, String> otherwise) {
        List<Problem> problems = choices.tasks().stream()
                .filter(t -> !t.isSupport() && !t.isAnswerable())
                .map(t -> Problem.error(t.statement().at(), otherwise.apply(t), "ask for it in another way"))
                .toList();
        if (!problems.isEmpty()) {
            throw new NoAdviceException(problems);
        }
    }

    /** Why families that could answer a statement are out of the question. */
    private static String unkept(Choices choices) {
        String support = choices.tasks().stream()
                .filter(t -> t.isSupport() && !t.isAnswerable())
                .map(t -> t.query().toString())
                .distinct()
                .collect(Collectors.joining("; "));
        return "no family can answer this and be kept up to date, because updates ask for what none can answer: "
                + support;
    }

    /**
     * Plans and prices a given schema: all its families are there, whether or not a statement uses them.
     *
     * @throws NoAdviceException if the families cannot answer a statement, or one is beyond the work limit
     */
    public Recommendation evaluate(Schema schema, Watcher watcher) {
        Effort effort = new Effort(Budget.NONE, watcher);
        effort.begin(Phase.PLAN);
        Choices choices = choices(schema.families(), effort);
        BitSet all = new BitSet();
        all.set(0, schema.families().size());
        return new Study(choices, Coverage.GIVEN).solve(Forced.present(all), effort);
    }

    /** Choices that are ready to be solved, more than once if need be. */
    public final class Study {
        private final Choices choices;
        private final Coverage coverage;

        private Study(Choices choices, Coverage coverage) {
            this.choices = choices;
            this.coverage = coverage;
        }

        public Choices choices() {
            return choices;
        }

        /** What is left of the candidates, and these families. */
        public Study with(List<Family> more) {
            List<Family> families = new ArrayList<>();
            choices.alive().forEach(o -> families.add(o.family()));
            BitSet kept = new BitSet();
            kept.set(families.size(), families.size() + more.size());
            families.addAll(more);
            Choices larger = choices.with(families);
            larger.settle(kept);
            return new Study(larger, coverage);
        }

        /**
         * The best choice.
         *
         * @throws NoAdviceException if there is none
         */
        public Recommendation solve(Forced forced, Effort effort) {
            return attempt(forced, effort).orElseThrow(() -> new NoAdviceException(List.of(tooSmall(effort))));
        }

        /** The best choice, unless there is none. */
        public Optional<Recommendation> attempt(Forced forced, Effort effort) {
            effort.begin(Phase.FORMULATE);
            Formulation formulation = new Formulation(choices, effort.budget.bytes(), forced, Formulation.Aim.COST);
            Programme programme = formulation.programme();
            effort.enter(Phase.SOLVE);
            BitSet start = formulation.choice(FirstChoice.of(choices, forced));
            Solution solution = programme.broken(start).isEmpty()
                    ? solver.solve(programme, start, effort.limits(), s -> effort.reached(s, model))
                    : solver.solve(programme, effort.limits(), s -> effort.reached(s, model));
            return switch (solution.status()) {
                case OPTIMAL, FEASIBLE ->
                    Optional.of(refined(new Solved(choices, formulation, programme, solution), forced, effort));
                case INFEASIBLE -> Optional.empty();
                case UNDECIDED -> throw effort.checkpoint.end();
            };
        }

        /** A choice that was not searched for, if it is within the budget. */
        private Optional<Recommendation> first(Effort effort) {
            effort.begin(Phase.FORMULATE);
            Formulation formulation =
                    new Formulation(choices, effort.budget.bytes(), Forced.NOTHING, Formulation.Aim.COST);
            Programme programme = formulation.programme();
            BitSet start = formulation.choice(FirstChoice.of(choices, Forced.NOTHING));
            return programme.broken(start).isEmpty()
                    ? Optional.of(assembled(
                            new Solved(
                                    choices,
                                    formulation,
                                    programme,
                                    Solution.feasible(start, programme.cost(start), 0)),
                            programme,
                            leastOfAll()))
                    : Optional.empty();
        }

        private Recommendation refined(Solved solved, Forced forced, Effort effort) {
            effort.enter(Phase.REFINE);
            Solved refined = Refinement.of(solved, forced, solver, effort);
            effort.enter(Phase.DONE);
            boolean proven = solved.solution().status() == Solution.Status.OPTIMAL;
            return assembled(
                    refined,
                    solved.programme(),
                    proven ? Double.POSITIVE_INFINITY : solved.solution().bound());
        }

        private Recommendation assembled(Solved solved, Programme programme, double bound) {
            return RecommendationAssembly.of(solved)
                    .recommendation(
                            bound,
                            new Recommendation.Size(
                                    choices.options().size(),
                                    coverage,
                                    (int) choices.alive().count(),
                                    programme.variables(),
                                    programme.rows().size()));
        }

        /** What to say when no choice is within the budget: how much the smallest one takes. */
        private Problem tooSmall(Effort effort) {
            Formulation smallest =
                    new Formulation(choices, OptionalDouble.empty(), Forced.NOTHING, Formulation.Aim.SPACE);
            Solution solution = solver.solve(smallest.programme(), effort.limits(), s -> {});
            if (solution.status() != Solution.Status.OPTIMAL) {
                throw effort.checkpoint.end();
            }
            return Problem.error(
                    mix.at(),
                    "no schema is that small: the smallest that answers every statement takes "
                            + Figures.bytes(Figures.enough(
                                    solution.cost() + solution.chosen().size())),
                    "allow at least that much space");
        }
    }
}
