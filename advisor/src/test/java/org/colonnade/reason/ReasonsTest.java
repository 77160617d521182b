package org.colonnade.reason;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.law.Tries;
import org.colonnade.reference.Designs;
import org.colonnade.schema.Family;
import org.colonnade.solver.KernelSolver;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

class ReasonsTest {
    private static final Design DESIGN = Designs.read("""
            entity Member (1000) { id key name text(20) secret text(20) }
            entity Task (20_000) { id key title text(20) owner -> Member.tasks }
            request Show 5 { SELECT Task.title, owner.name FROM Task.owner WHERE Task.id = ?task; }
            request Look 1 { SELECT Member.name FROM Member WHERE Member.id = ?member; }
            request Rename 1 { UPDATE Member SET name = ?name WHERE Member.id = ?member; }
            schema asked {
              family secrets [Member.id][][Member.secret] over Member
              family twin [Member.id][][Member.name] over Member
              family lossy [Member.name][][] over Member
            }
            """);

    private static Reasons reasons() {
        Advisor advisor = new Advisor(DESIGN, DESIGN.defaultMix(), CostModel.CASSANDRA, new KernelSolver());
        return Reasons.of(advisor, Budget.NONE, Watcher.NOBODY);
    }

    private static AbsenceReason whyNot(int asked) {
        Family family = DESIGN.schemas().get(0).families().get(asked);
        return reasons().whyNot(family);
    }

    @Test
    void without_a_recommended_family_the_workload_costs_more_or_cannot_be_answered() {
        Reasons reasons = reasons();
        for (Family family : reasons.recommendation().families()) {
            FamilyReason reason = reasons.why(family);
            assertThat(reason.readers()).isNotEmpty();
            assertThat(reason.without().stream())
                    .allMatch(w -> w.cost() > reasons.recommendation().cost());
        }
    }

    @Test
    void a_family_that_no_statement_uses_is_not_there_for_this_reason() {
        assertThat(whyNot(0).obstacles()).containsExactly("no statement of the mix can use it");
    }

    @Test
    void a_family_that_is_recommended_anyway_has_a_twin() {
        AbsenceReason reason = whyNot(1);
        assertThat(reason.twin()).isPresent();
        assertThat(reason.recommendation().families()).contains(reason.twin().orElseThrow());
        assertThat(whyNot(0).twin()).isEmpty();
    }

    @Test
    void a_family_that_would_lose_duplicates_says_so() {
        assertThat(whyNot(2).obstacles().get(0)).contains("its key does not tell its tuples apart");
    }

    @Test
    void an_update_says_what_it_does_for_each_family_that_it_keeps_up() {
        Reasons reasons = reasons();
        RequestAdvice rename = reasons.recommendation().requests().get(2);
        UpdateReason reason = rename.statements().get(0).match(q -> null, u -> reasons.why(rename, u), i -> null);
        assertThat(reason.families()).extracting(f -> f.family().name()).contains("member");
        assertThat(reason.families()).allMatch(f -> !f.writes().isEmpty());
    }

    @Test
    void what_is_best_with_any_families_never_costs_more_than_the_plan() {
        Tries.of(20).run(Designs::small, (text, seed) -> {
            Design design = Designs.read(text);
            Reasons reasons = Reasons.of(
                    new Advisor(design, design.defaultMix(), CostModel.CASSANDRA, new KernelSolver()),
                    Budget.NONE,
                    Watcher.NOBODY);
            reasons.recommendation()
                    .requests()
                    .forEach(request -> request.statements().forEach(advice -> {
                        if (advice.statement() instanceof Statement.Select query) {
                            StatementReason reason = reasons.why(request.request(), query);
                            reason.ideal()
                                    .ifPresent(i -> reason.next()
                                            .ifPresent(n ->
                                                    assertThat(i.cost()).isLessThanOrEqualTo(n.cost() * (1 + 1e-9))));
                            reason.forced()
                                    .ifPresent(f -> assertThat(f.cost())
                                            .isGreaterThanOrEqualTo(
                                                    reasons.recommendation().cost() * (1 - 1e-9)));
                        }
                    }));
        });
    }
}
