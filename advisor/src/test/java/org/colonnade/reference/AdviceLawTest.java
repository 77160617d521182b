package org.colonnade.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.SupportPlan;
import org.colonnade.advice.StatementAdvice.Write;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.law.Tries;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
import org.colonnade.solver.KernelSolver;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;
import org.junit.jupiter.api.Test;

/** What the advisor recommends works: every query gets a right answer, and every family stays what it should be. */
class AdviceLawTest {

    @Test
    void recommended_plans_answer_right_and_keep_the_families_up_to_date() {
        Tries.of(200).run(Designs::small, AdviceLawTest::check);
    }

    private static void check(String text, long seed) {
        Design design = Designs.read(text);
        Dice dice = new Dice(seed + 1);
        CostModel model = RandomCosts.of(seed);
        Recommendation advice = new Advisor(design, design.defaultMix(), model, new KernelSolver())
                .recommend(Budget.NONE, Watcher.NOBODY);
        require(unused(advice).isEmpty(), "no plan uses " + unused(advice));
        for (int i = 0; i < 2; i++) {
            RandomState state = new RandomState(design, dice);
            Run run = new Run(state.database, advice);
            for (int j = 0; j < 8; j++) {
                run.request(dice.any(advice.requests()), state.arguments());
            }
        }
    }

    private static Set<String> unused(Recommendation advice) {
        Set<String> unused =
                advice.families().stream().map(Family::name).collect(Collectors.toCollection(LinkedHashSet::new));
        for (RequestAdvice request : advice.requests()) {
            for (StatementAdvice statement : request.statements()) {
                plans(statement).forEach(p -> p.families().forEach(f -> unused.remove(f.name())));
            }
        }
        return unused;
    }

    private static List<QueryPlan> plans(StatementAdvice statement) {
        return statement.match(
                query -> List.of(query.plan()),
                update -> update.support().stream().map(SupportPlan::plan).toList(),
                impossible -> List.of());
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new AssertionError(otherwise);
        }
    }

    /** Requests, one after the other, on the recommended families and beside it on the database. */
    private static final class Run {
        private final Database database;
        private final Recommendation advice;
        private final Map<String, Blocks> blocks = new LinkedHashMap<>();
        private final Set<List<Object>> made = new LinkedHashSet<>();
        private boolean written;

        Run(Database database, Recommendation advice) {
            this.database = database;
            this.advice = advice;
            advice.families().forEach(f -> blocks.put(f.name(), Blocks.of(f, database)));
        }

        /** Runs the statements of a request, as far as they keep the rules. */
        void request(RequestAdvice request, Arguments arguments) {
            made.clear();
            written = false;
            for (StatementAdvice statement : request.statements()) {
                if (!new Execution(database, arguments).allows(statement.statement())) {
                    return;
                }
                statement.match(query -> query(query, arguments), update -> update(update, arguments), impossible -> {
                    throw new AssertionError("impossible: " + impossible.reasons());
                });
            }
        }

        /** Once something was written, lookups from before it are no longer compared. */
        private PlanExecution execution(Arguments arguments) {
            return new PlanExecution(
                    f -> blocks.get(f.name()), arguments, written ? Optional.empty() : Optional.of(made));
        }

        private Void query(StatementAdvice.Query query, Arguments arguments) {
            Answer right = Answer.of(query.statement(), database, arguments);
            String wrong = right.wrongIn(execution(arguments).run(query.plan()));
            require(wrong.isEmpty(), query.statement() + " with " + arguments + "\n" + query.plan() + "\n" + wrong);
            return null;
        }

        private Void update(StatementAdvice.Update update, Arguments arguments) {
            Maintenance maintenance = new Maintenance(arguments, answers(update, arguments));
            List<Runnable> writes = new ArrayList<>();
            blocks.forEach((name, now) -> writes.add(maintenance.prepare(
                    update.writes().stream()
                            .filter(w -> w.family().name().equals(name))
                            .map(Write::change)
                            .toList(),
                    now)));
            writes.forEach(Runnable::run);
            made.clear();
            written = true;
            new Execution(database, arguments).run(update.statement());
            blocks.values().forEach(now -> compare(now, update.statement(), arguments));
            return null;
        }

        /** Runs the support plans in their order. */
        private Function<Select, List<List<Object>>> answers(StatementAdvice.Update update, Arguments arguments) {
            Map<String, List<List<Object>>> answers = new LinkedHashMap<>();
            update.support()
                    .forEach(s -> answers.put(
                            s.query().identity(), execution(arguments).run(s.plan())));
            return q -> answers.get(q.identity());
        }

        private void compare(Blocks now, Statement statement, Arguments arguments) {
            Blocks right = Blocks.of(now.family, database);
            require(
                    now.equals(right),
                    statement + " with " + arguments + "\nafter\n" + database + advice + "\nis " + now
                            + "but should be " + right);
        }
    }
}
