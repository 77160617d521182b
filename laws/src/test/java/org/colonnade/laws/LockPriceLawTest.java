package org.colonnade.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Holding;
import org.colonnade.cost.CostModel;
import org.colonnade.cost.CostParameter;
import org.colonnade.design.Design;
import org.colonnade.guard.Claim;
import org.colonnade.guard.Claims;
import org.colonnade.law.Tries;
import org.colonnade.model.Entity;
import org.colonnade.reference.Designs;
import org.colonnade.solver.KernelSolver;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

/** The advisor charges for no lock that the engine does not take. */
class LockPriceLawTest {
    private static final CostModel MODEL =
            CostModel.of("locks", CostModel.Unit.PLAIN, p -> p == CostParameter.HOLD ? 1e-6 : p.of(CostModel.REQUESTS));

    @Test
    void locks_that_are_paid_for_are_taken() {
        AtomicInteger paid = new AtomicInteger();
        Tries.of(200).run(Designs::busy, (text, seed) -> paid.addAndGet(check(text)));
        assertThat(paid.get()).isPositive();
    }

    /** How many locks were paid for. */
    private static int check(String text) {
        Design design = Designs.read(text);
        Recommendation advice = new Advisor(design, design.defaultMix(), MODEL, new KernelSolver())
                .recommend(Budget.NONE, Watcher.NOBODY);
        Claims claims = new Claims(advice, true);
        int paid = 0;
        for (RequestAdvice request : advice.requests()) {
            Set<Entity> charged = charged(request);
            assertThat(taken(request, claims)).as(request.toString()).containsAll(charged);
            paid += charged.size();
        }
        return paid;
    }

    private static Set<Entity> charged(RequestAdvice request) {
        return updates(request).stream()
                .flatMap(u -> u.holds().stream())
                .map(Holding::entity)
                .collect(Collectors.toSet());
    }

    private static Set<Entity> taken(RequestAdvice request, Claims claims) {
        return updates(request).stream()
                .flatMap(u -> claims.of(u).stream())
                .map(Claim::entity)
                .collect(Collectors.toSet());
    }

    private static List<StatementAdvice.Update> updates(RequestAdvice request) {
        return request.statements().stream()
                .flatMap(s -> s.match(
                        q -> List.<StatementAdvice.Update>of().stream(),
                        u -> List.of(u).stream(),
                        i -> List.<StatementAdvice.Update>of().stream()))
                .toList();
    }
}
