package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.colonnade.advice.Formulation.Fixed;
import org.colonnade.advice.Watcher.Stage;
import org.colonnade.candidate.Candidates;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Solution;
import org.colonnade.programme.Solver;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.text.Problem;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.WorkLimitException;

/**
 * Advises on one mix of a design: recommends a schema, or plans and prices one that a person brings.
 *
 * <p>The same design, mix, cost model and budget give the same advice, unless a limit by the clock ends the search.
 */
public final class Advisor {
    private final Design design;
    private final Mix mix;
    private final CostModel model;
    private final Solver solver;
    private final Certainty certainty;

    public Advisor(Design design, Mix mix, CostModel model, Solver solver) {
        this.design = design;
        this.mix = mix;
        this.model = model;
        this.solver = solver;
        this.certainty = new Certainty(design.requests());
    }

    /**
     * The families and plans that cost least.
     *
     * @throws NoAdviceException if there are none within the budget, or a statement is beyond the work limit
     */
    public Recommendation recommend(Budget budget, Watcher watcher) {
        return consider(List.of(), watcher).solve(Fixed.NOTHING, budget, watcher);
    }

    /**
     * The binary programme whose solution is the recommendation.
     *
     * @throws NoAdviceException if a statement is beyond the work limit, or no family can answer it
     */
    public Programme programme(Budget budget, Watcher watcher) {
        return formulate(consider(List.of(), watcher).instance, budget, watcher);
    }

    /**
     * The binary programme that chooses among the families of a schema, and no others: what a person can follow by hand.
     *
     * @throws NoAdviceException if the families cannot answer a statement
     */
    public Programme programme(Schema schema, Watcher watcher) {
        watcher.begins(Stage.PLAN);
        Instance instance = new Instance(design.requests(), mix.name(), schema.families(), certainty, model);
        instance.settle(new BitSet());
        requireAnswers(instance);
        return formulate(instance, Budget.NONE, watcher);
    }

    private static Programme formulate(Instance instance, Budget budget, Watcher watcher) {
        watcher.begins(Stage.FORMULATE);
        Formulation formulation = new Formulation(instance, budget.bytes(), Fixed.NOTHING, Formulation.Aim.COST);
        watcher.begins(Stage.DONE);
        return formulation.programme();
    }

    /** The candidates with their plan spaces, and some more families that somebody asks about. */
    Study consider(List<Family> more, Watcher watcher) {
        try {
            watcher.begins(Stage.ENUMERATE);
            List<Family> families = new ArrayList<>(Candidates.of(statements(), certainty));
            more.forEach(f -> families.add(f));
            watcher.begins(Stage.PLAN);
            Instance instance = new Instance(design.requests(), mix.name(), families, certainty, model);
            requireAnswers(instance);
            watcher.begins(Stage.PRUNE);
            BitSet kept = new BitSet();
            kept.set(families.size() - more.size(), families.size());
            instance.settle(kept);
            Map<Integer, Integer> winners = Dominance.settle(instance, kept);
            return new Study(instance, winners);
        } catch (WorkLimitException e) {
            throw new NoAdviceException(List.of(Problem.error(
                    e.statement().at(),
                    "there are " + e.getMessage(),
                    "ask for less at once: split it into statements over fewer entities")));
        }
    }

    private List<Statement> statements() {
        List<Statement> statements = new ArrayList<>();
        for (Request request : design.requests()) {
            if (request.weights().get(mix.name()) > 0) {
                statements.addAll(request.statements());
            }
        }
        return statements;
    }

    private static void requireAnswers(Instance instance) {
        List<Problem> problems = instance.tasks.stream()
                .filter(t -> !t.isSupport() && !t.isAnswerable())
                .map(t -> Problem.error(
                        t.statement.at(),
                        "no family can answer this: " + t.space.missing(),
                        "ask for it in another way"))
                .toList();
        if (!problems.isEmpty()) {
            throw new NoAdviceException(problems);
        }
    }

    /** Plans and prices a given schema: all its families are there, whether or not a statement uses them. */
    public Recommendation evaluate(Schema schema, Watcher watcher) {
        watcher.begins(Stage.PLAN);
        Instance instance = new Instance(design.requests(), mix.name(), schema.families(), certainty, model);
        BitSet all = new BitSet();
        all.set(0, schema.families().size());
        return new Study(instance, Map.of()).solve(new Fixed(all, new BitSet()), Budget.NONE, watcher);
    }

    /** An instance that is ready to be solved, more than once if need be. */
    final class Study {
        final Instance instance;
        final Map<Integer, Integer> winners;

        Study(Instance instance, Map<Integer, Integer> winners) {
            this.instance = instance;
            this.winners = winners;
        }

        /** What is left of the candidates, and these families. */
        Study with(List<Family> more) {
            List<Family> families = new ArrayList<>();
            instance.alive.stream().mapToObj(instance.families::get).forEach(families::add);
            BitSet kept = new BitSet();
            kept.set(families.size(), families.size() + more.size());
            families.addAll(more);
            Instance larger = instance.with(families);
            larger.settle(kept);
            return new Study(larger, Map.of());
        }

        Recommendation solve(Fixed fixed, Budget budget, Watcher watcher) {
            return attempt(fixed, budget, watcher).orElseThrow(() -> new NoAdviceException(List.of(tooSmall(watcher))));
        }

        /** The best choice, unless there is none. */
        Optional<Recommendation> attempt(Fixed fixed, Budget budget, Watcher watcher) {
            watcher.begins(Stage.FORMULATE);
            Formulation formulation = new Formulation(instance, budget.bytes(), fixed, Formulation.Aim.COST);
            Programme programme = formulation.programme();
            watcher.begins(Stage.SOLVE);
            BitSet start = formulation.choice(Opening.of(instance, fixed.present(), fixed.absent()));
            Solution solution = programme.broken(start).isEmpty()
                    ? solver.solve(programme, start, budget.limits(), watcher)
                    : solver.solve(programme, budget.limits(), watcher);
            watcher.begins(Stage.DONE);
            return switch (solution.status()) {
                case OPTIMAL, FEASIBLE ->
                    Optional.of(refined(new Solved(instance, formulation, programme, solution), fixed, budget));
                case INFEASIBLE -> Optional.empty();
                case UNDECIDED ->
                    throw new NoAdviceException(List.of(Problem.error(
                            mix.at(), "the time was over before any schema was found", "give it more time")));
            };
        }

        private Recommendation refined(Solved solved, Fixed fixed, Budget budget) {
            return new Assembly(Refinement.of(solved, budget.bytes(), fixed, solver))
                    .recommendation(mix, model, solved);
        }

        /** What to say when no choice is within the budget: how much the smallest one takes. */
        private Problem tooSmall(Watcher watcher) {
            Formulation smallest =
                    new Formulation(instance, OptionalDouble.empty(), Fixed.NOTHING, Formulation.Aim.SPACE);
            Solution solution = solver.solve(smallest.programme(), Budget.NONE.limits(), watcher);
            return Problem.error(
                    mix.at(),
                    "no schema is that small: the smallest that answers every statement takes "
                            + Bytes.text(Bytes.enough(
                                    solution.cost() + solution.chosen().size())),
                    "allow at least that much space");
        }
    }
}
