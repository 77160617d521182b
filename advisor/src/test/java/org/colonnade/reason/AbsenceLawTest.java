package org.colonnade.reason;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.candidate.AllFamilies;
import org.colonnade.candidate.Candidates;
import org.colonnade.candidate.RandomFamilies;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.reference.Designs;
import org.colonnade.reference.RandomCosts;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.solver.KernelSolver;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

/** What is said of a family that somebody misses is true: of the recommendation, of the candidates and of its price. */
class AbsenceLawTest {
    private static final double NOTHING = 1e-9;

    @Test
    void what_is_said_of_random_families_is_true() {
        Tries.of(80).run(Designs::small, AbsenceLawTest::check);
    }

    static void check(String text, long seed) {
        Design design = Designs.read(text);
        Advisor advisor = new Advisor(design, design.defaultMix(), RandomCosts.of(seed), new KernelSolver());
        Recommendation best = advisor.recommend(Budget.NONE, Watcher.NOBODY);
        Reasons reasons = Reasons.of(advisor, Budget.NONE, Watcher.NOBODY);
        assertThat(reasons.recommendation().families()).isEqualTo(best.families());
        List<Family> candidates = candidates(design);
        for (Family asked : families(design, best, candidates, seed)) {
            AbsenceReason reason = reasons.whyNot(asked);
            assertThat(reason.recommendation().cost()).isEqualTo(best.cost());
            assertThat(reason.isCandidate()).isEqualTo(isAmong(candidates, asked));
            assertThat(reason.twin().isPresent()).isEqualTo(isAmong(best.families(), asked));
            reason.with().ifPresent(with -> check(advisor, reason, with));
        }
    }

    private static void check(Advisor advisor, AbsenceReason reason, Recommendation with) {
        double cost = with.cost();
        Schema schema = new Schema("given", with.families(), reason.family().at());
        assertThat(isAmong(with.families(), reason.family())).isTrue();
        assertThat(advisor.evaluate(schema, Watcher.NOBODY).cost()).isCloseTo(cost, within(NOTHING * cost));
        if (reason.isCandidate()) {
            assertThat(cost).isGreaterThanOrEqualTo(reason.recommendation().cost() * (1 - NOTHING));
        }
    }

    private static List<Family> candidates(Design design) {
        List<Statement> statements =
                design.requests().stream().flatMap(r -> r.statements().stream()).toList();
        Upkeeps upkeeps = new Upkeeps(new Certainty(design.requests()));
        List<Family> candidates = new ArrayList<>(Candidates.of(statements, upkeeps, Checkpoint.open()));
        AllFamilies.of(statements, upkeeps, Checkpoint.open()).ifPresent(candidates::addAll);
        return candidates;
    }

    private static boolean isAmong(List<Family> families, Family asked) {
        return families.stream().anyMatch(f -> Candidates.isSame(f, asked));
    }

    /** A recommended one, a candidate, one that has been changed, and two of which nobody has thought. */
    private static List<Family> families(Design design, Recommendation best, List<Family> candidates, long seed) {
        RandomFamilies random = new RandomFamilies(design, seed);
        List<Family> asked = new ArrayList<>(List.of(random.any(), random.any()));
        best.families().stream().limit(1).forEach(f -> {
            asked.add(f.named(""));
            asked.add(random.moved(f.named("")));
        });
        asked.add(candidates.get((int) (seed % candidates.size())));
        return asked;
    }
}
