package org.colonnade.laws;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.candidate.Candidates;
import org.colonnade.cost.CostModel;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Engine;
import org.colonnade.engine.Loader;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.reference.Designs;
import org.colonnade.relational.Reference;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.solver.KernelSolver;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.verification.Difference;
import org.colonnade.verification.RandomArguments;
import org.colonnade.verification.Verification;
import org.colonnade.work.Checkpoint;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

/**
 * Whatever the advisor plans for a random design gives the answers of the reference, on a store, and leaves its families
 * as they should be.
 */
public abstract class DifferentialLaw extends StoreLaw {
    private static final int REQUESTS = 30;

    /** How many designs are tried with the families that are recommended for them. */
    protected int recommended() {
        return 30;
    }

    /** How many designs are tried with families that a person might have given. */
    protected int given() {
        return 10;
    }

    @Test
    final void recommended_plans_answer_as_the_reference_does() {
        Tries.of(recommended()).run(Designs::small, this::check);
    }

    @Test
    final void limits_over_several_blocks_answer_as_the_reference_does() {
        Tries.of(recommended() / 3).run(Designs::ranking, this::check);
    }

    @Test
    final void plans_on_given_families_answer_as_the_reference_does() {
        Tries.of(given()).run(Designs::small, this::checkGiven);
    }

    private void check(String text, long seed) {
        Design design = Designs.read(text);
        check(design, advisor(design, seed).recommend(Budget.NONE, Watcher.NOBODY), seed);
    }

    static Advisor advisor(Design design, long seed) {
        List<CostModel> models = CostModel.ALL;
        CostModel model = models.get((int) (seed % models.size()));
        return new Advisor(design, design.defaultMix(), model, new KernelSolver());
    }

    /** What was recommended for one cost model and some other candidates, as a person's schema under another. */
    private void checkGiven(String text, long seed) {
        Design design = Designs.read(text);
        Random random = new Random(seed);
        List<Family> families = new ArrayList<>(
                advisor(design, seed + 1).recommend(Budget.NONE, Watcher.NOBODY).families());
        List<Statement> statements =
                design.requests().stream().flatMap(r -> r.statements().stream()).toList();
        List<Family> others = new ArrayList<>(
                Candidates.of(statements, new Upkeeps(new Certainty(design.requests())), Checkpoint.open()));
        Collections.shuffle(others, random);
        others.stream().limit(random.nextInt(5)).forEach(f -> families.add(f.named("extra" + families.size())));
        Schema given = new Schema("given", families, families.get(0).at());
        check(design, advisor(design, seed).evaluate(given, Watcher.NOBODY), seed);
    }

    private void check(Design design, Recommendation advice, long seed) {
        GeneratedData data = new GeneratedData(design, scale(design), seed, seed % 2 == 0 ? Skew.NONE : new Skew(0.9));
        Engine engine = new Engine(store, advice);
        try (Reference reference = new Reference(design)) {
            engine.create();
            new Loader(store, data, "law").load(engine.families(), Watcher.NOBODY);
            reference.load(data);
            Verification verification =
                    new Verification(store, advice, reference, new RandomArguments(data, seed), seed);
            require(verification.compareFamilies(), advice);
            int[] left = {REQUESTS};
            require(verification.run(() -> left[0]-- > 0), advice);
            require(verification.compareFamilies(), advice);
        } finally {
            engine.drop();
        }
    }

    /** About a dozen instances of the most numerous entity. */
    private static double scale(Design design) {
        return 12.0
                / design.model().entities().stream()
                        .mapToLong(e -> e.count())
                        .max()
                        .orElseThrow();
    }

    private static void require(Optional<Difference> difference, Recommendation advice) {
        difference.ifPresent(d -> {
            throw new AssertionError(d + "\n" + AdviceLines.of(advice));
        });
    }
}
