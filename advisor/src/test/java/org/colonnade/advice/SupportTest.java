package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.reference.Designs;
import org.colonnade.solver.KernelSolver;
import org.colonnade.upkeep.Change;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What updates ask, to keep families up to date, must be answered too. */
class SupportTest {
    /** A task has an owner no longer once that one has left, so Extend has to ask for one. */
    private static final Design DESIGN = Designs.read("""
            entity Member (1000) { id key left date? }
            entity Task (20_000) { id key notes text(20)[3] owner -> Member.tasks }
            request Show 1 { SELECT Task.notes FROM Task WHERE Task.id = ?task; }
            request Extend 1 { UPDATE Task FROM Task AS t, t.owner AS o SET notes += ?note WHERE t.id = ?task; }
            request Leave 1 { DELETE FROM Member WHERE Member.left <= ?day; }
            schema alone {
              family tasks [Task.id][][Task.notes] over Task
            }
            """);

    private static Advisor advisor() {
        return new Advisor(DESIGN, DESIGN.defaultMix(), CostModel.REQUESTS, new KernelSolver());
    }

    @Test
    void there_are_families_for_the_search_of_an_update() {
        Recommendation advice = advisor().recommend(Budget.NONE, Watcher.NOBODY);
        assertThat(advice.isComplete()).isTrue();
        assertThat(advice.families()).hasSizeGreaterThan(1);
    }

    @Test
    void families_that_updates_cannot_keep_up_answer_nothing() {
        assertThatThrownBy(() -> advisor().programme(DESIGN.schemas().get(0), Watcher.NOBODY))
                .isInstanceOf(NoAdviceException.class)
                .hasMessageContaining("kept up to date, because updates ask for what none can answer: SELECT");
    }

    private static Recommendation priceOfPath(int roles, String tie, String statement) {
        String path = IntStream.range(1, roles)
                .mapToObj(i -> ", n" + (i - 1) + ".next AS n" + i)
                .collect(Collectors.joining("", "N AS n0", ""));
        Design design = Designs.read("""
                entity N (1000) { id key  name text(10)  %s }
                request Change { %s; }
                request Get { SELECT N.name FROM N WHERE N.id = ?id; }
                schema deep {
                  family n [N.id][][N.name] over N
                  family nexts [N.id][next.id][] over N.next
                  family previous [N.id][previous.id][] over N.previous
                  family chain [n0.id][][n%d.name] over %s
                }
                """.formatted(tie, statement, roles - 1, path));
        return new Advisor(design, design.defaultMix(), CostModel.REQUESTS, new KernelSolver())
                .evaluate(design.schemas().get(0), Watcher.NOBODY);
    }

    private static List<String> puts(Recommendation advice) {
        return advice.requests().stream()
                .flatMap(r -> r.statements().stream())
                .flatMap(s -> s.match(
                        q -> Stream.<StatementAdvice.Write>empty(), u -> u.writes().stream(), i -> Stream.empty()))
                .filter(w -> w.change().kind() == Change.Kind.PUT)
                .map(w -> w.family().name())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 21, 33})
    void a_family_with_any_number_of_roles_is_kept_up(int roles) {
        assertThat(puts(priceOfPath(
                        roles,
                        "next -> N.previous",
                        "INSERT INTO N SET id = ?id, name = ?name CONNECT TO next(?other)")))
                .containsOnlyOnce("n", "chain");
    }

    @Test
    void a_family_whose_upkeep_takes_too_much_work_is_named() {
        assertThatThrownBy(() -> priceOfPath(33, "next <-> N.previous (2 each)", "CONNECT N(?id) TO next(?other)"))
                .isInstanceOf(NoAdviceException.class)
                .hasMessageContaining("this changes chain in more than 10000 ways, since N stands in 33 roles there");
    }
}
