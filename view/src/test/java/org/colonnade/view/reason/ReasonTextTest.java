package org.colonnade.view.reason;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.programme.Solver;
import org.colonnade.reason.Reasons;
import org.colonnade.schema.Family;
import org.colonnade.view.form.Examples;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

class ReasonTextTest {
    private static final Design DESIGN = Examples.read("""
            entity Member (1000) { id key name text(20) secret text(20) }
            entity Task (20_000) { id key title text(20) owner -> Member.tasks }
            request Show 5 { SELECT Task.title, owner.name FROM Task.owner WHERE Task.id = ?task; }
            request Look 1 { SELECT Member.name FROM Member WHERE Member.id = ?member; }
            request Rename 1 { UPDATE Member SET name = ?name WHERE Member.id = ?member; }
            schema asked {
              family secrets [Member.id][][Member.secret] over Member
              family sorted [Member.id][Member.secret][Member.name] over Member
              family titles [Task.id][][Task.title] over Task
            }
            """);

    private static Reasons reasons() {
        Advisor advisor = new Advisor(
                DESIGN, DESIGN.defaultMix(), CostModel.CASSANDRA, Solver.find().orElseThrow());
        return Reasons.of(advisor, Budget.NONE, Watcher.NOBODY);
    }

    @Test
    void a_family_has_readers_and_writers_and_what_would_be_without_it() {
        Reasons reasons = reasons();
        Family member = reasons.recommendation().families().stream()
                .filter(f -> f.name().equals("member"))
                .findFirst()
                .orElseThrow();
        assertThat(ReasonText.of(reasons.why(member)))
                .containsSubsequence("READ BY\n  ", "KEPT UP BY\n  Rename: UPDATE", "WITHOUT IT OR A LARGER ONE\n  ")
                .satisfies(t -> assertThat(t.lines()).allMatch(l -> l.length() <= 100));
    }

    @Test
    void a_query_has_the_next_best_plan_and_the_best_of_all() {
        assertThat(text(0))
                .containsSubsequence("PLAN\n  get ", " each time\n", "NEXT BEST WITH THESE FAMILIES\n  ")
                .contains("BEST WITH ANY FAMILIES\n");
    }

    @Test
    void an_update_says_what_is_for_each_family_alone() {
        assertThat(text(2)).contains("KEEPING UP member\n").contains(" each time are for this family alone\n");
    }

    @Test
    void a_family_that_is_not_recommended_has_obstacles() {
        Family asked = DESIGN.schemas().get(0).families().get(0);
        assertThat(ReasonText.of(reasons().whyNot(asked)))
                .startsWith(asked + " over Member, ")
                .contains("\n\nnot possible: no statement of the mix can use it\n");
    }

    @Test
    void a_family_that_the_advisor_does_not_think_of_has_its_price_nevertheless() {
        Family asked = DESIGN.schemas().get(0).families().get(1);
        assertThat(ReasonText.of(reasons().whyNot(asked)))
                .contains("\n\nno candidate: the advisor does not think of it by itself\n")
                .contains("\nwith it the workload would cost +");
    }

    @Test
    void a_candidate_that_is_not_dominated_says_so() {
        Family asked = DESIGN.schemas().get(0).families().get(2);
        assertThat(ReasonText.of(reasons().whyNot(asked)))
                .contains(
                        "\n\na candidate, which the best choice does without\nwith it the workload would cost nothing more,"
                                + " and 3 families of 1.80 MB instead of 2 of 1.08 MB\n");
    }

    private static String text(int request) {
        Reasons reasons = reasons();
        RequestAdvice advice = reasons.recommendation().requests().get(request);
        return ReasonText.of(reasons, advice, advice.statements().get(0));
    }
}
