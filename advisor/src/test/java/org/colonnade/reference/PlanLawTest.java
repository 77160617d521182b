package org.colonnade.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.colonnade.candidate.Candidates;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;
import org.colonnade.plan.Prepared;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Support;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;
import org.junit.jupiter.api.Test;

/** Every way through a plan space gives a right answer, for queries and for support queries, cheap or not. */
class PlanLawTest {
    private static final int MOVES = 2_000_000;

    @Test
    void every_plan_gives_a_right_answer() {
        Tries.of(800).run(Designs::random, PlanLawTest::check);
    }

    @Test
    void plans_often_take_a_limit_from_each_of_several_blocks() {
        long merging = 0;
        long limiting = 0;
        for (long seed = 0; seed < 60; seed++) {
            Design design = Designs.read(Designs.random(seed));
            for (QueryPlan plan : plans(design, new Dice(seed)).values().stream()
                    .flatMap(List::stream)
                    .toList()) {
                merging += plan.toString().contains("\nmerge by ") ? 1 : 0;
                limiting += plan.toString().contains(" each\nlimit ") ? 1 : 0;
            }
        }
        assertThat(merging).isGreaterThan(10);
        assertThat(limiting).isGreaterThan(10);
    }

    static void check(String text, long seed) {
        Design design = Designs.read(text);
        Dice dice = new Dice(seed + 1);
        Map<Select, List<QueryPlan>> plans = plans(design, dice);
        List<Statement> statements = statements(design);
        RandomState state = new RandomState(design, dice);
        for (int i = 0; i < 8; i++) {
            run(plans, state.database, state.arguments());
            change(state, dice.any(statements));
        }
    }

    private static List<Statement> statements(Design design) {
        return design.requests().stream().flatMap(r -> r.statements().stream()).toList();
    }

    /** Some plans of each query, and of some support queries. */
    private static Map<Select, List<QueryPlan>> plans(Design design, Dice dice) {
        Certainty certainty = new Certainty(design.requests());
        List<Statement> statements = statements(design);
        List<Family> families = Candidates.of(statements, new Upkeeps(certainty), Checkpoint.open());
        PlanSpace.Setting setting = new PlanSpace.Setting(CostModel.ROWS, certainty, MOVES, Checkpoint.open());
        List<Prepared> prepared = IntStream.range(0, families.size())
                .mapToObj(i -> new Prepared(families.get(i), i, certainty))
                .toList();
        Map<Select, List<QueryPlan>> plans = new LinkedHashMap<>();
        for (Select query : queries(statements, families, certainty, dice)) {
            PlanSpace space = new PlanSpace(query, prepared, setting);
            if (!space.isAnswerable() && statements.contains(query)) {
                throw new AssertionError("no candidates answer " + query);
            }
            plans.put(query, space.isAnswerable() ? some(space, families, dice) : List.of());
        }
        return plans;
    }

    /** All queries, and some support queries. */
    private static List<Select> queries(
            List<Statement> statements, List<Family> families, Certainty certainty, Dice dice) {
        List<Select> queries = new ArrayList<>();
        for (Statement statement : statements) {
            if (statement instanceof Select query) {
                queries.add(query);
            }
            for (int i = 0; i < 3; i++) {
                List<Support> support =
                        Upkeep.of(statement, dice.any(families), certainty).support();
                if (!support.isEmpty()) {
                    queries.add(dice.any(support).query());
                }
            }
        }
        return queries;
    }

    private static List<QueryPlan> some(PlanSpace space, List<Family> families, Dice dice) {
        List<QueryPlan> plans = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            List<Move> way = new ArrayList<>();
            for (int state = PlanSpace.START; state != PlanSpace.END; ) {
                int here = state;
                way.add(dice.any(
                        space.moves().stream().filter(m -> m.from() == here).toList()));
                state = way.get(way.size() - 1).to();
            }
            plans.add(space.plan(way, m -> families.get(m.family())));
        }
        return plans;
    }

    private static void change(RandomState state, Statement statement) {
        Execution execution = new Execution(state.database, state.arguments());
        if (execution.allows(statement)) {
            execution.run(statement);
        }
    }

    private static void run(Map<Select, List<QueryPlan>> plans, Database database, Arguments arguments) {
        Map<Family, Blocks> blocks = new HashMap<>();
        PlanExecution execution = new PlanExecution(
                f -> blocks.computeIfAbsent(f, family -> Blocks.of(family, database)), arguments, Optional.empty());
        plans.forEach((query, ways) -> {
            Answer answer = Answer.of(query, database, arguments);
            for (QueryPlan plan : ways) {
                String wrong = wrong(plan, answer, execution);
                if (!wrong.isEmpty()) {
                    throw new AssertionError(query + " with " + arguments + "\n" + plan + "\nof " + plan.families()
                            + "\n" + wrong + "\nin\n" + database);
                }
            }
        });
    }

    private static String wrong(QueryPlan plan, Answer answer, PlanExecution execution) {
        try {
            return answer.wrongIn(execution.run(plan));
        } catch (IllegalStateException e) {
            return e.getMessage();
        }
    }
}
