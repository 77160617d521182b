package org.colonnade.verification;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.Watcher;
import org.colonnade.candidate.Candidates;
import org.colonnade.cost.CostModel;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Engine;
import org.colonnade.engine.LoadWatcher;
import org.colonnade.engine.Loader;
import org.colonnade.estimate.Certainty;
import org.colonnade.reference.Designs;
import org.colonnade.reference.Tries;
import org.colonnade.relational.Reference;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.solver.KernelSolver;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Supervisor;
import org.junit.jupiter.api.Test;

/** Whatever the advisor plans for a random design gives the answers of the reference, on the embedded store. */
class DifferentialLawTest {
    private static final int REQUESTS = 30;

    @Test
    void recommended_plans_answer_as_the_reference_does() {
        Tries.of(1000).run(Designs::small, DifferentialLawTest::check);
    }

    @Test
    void plans_on_given_families_answer_as_the_reference_does() {
        Tries.of(300).run(Designs::small, DifferentialLawTest::checkGiven);
    }

    private static void check(String text, long seed) {
        Design design = Designs.read(text);
        check(design, advisor(design, seed).recommend(Budget.NONE, Watcher.NOBODY), seed);
    }

    private static Advisor advisor(Design design, long seed) {
        List<CostModel> models = CostModel.ALL;
        CostModel model = models.get((int) (seed % models.size()));
        return new Advisor(design, design.defaultMix(), model, new KernelSolver());
    }

    /** What was recommended for one cost model and some other candidates, as a person's schema under another. */
    private static void checkGiven(String text, long seed) {
        Design design = Designs.read(text);
        Random random = new Random(seed);
        List<Family> families = new ArrayList<>(
                advisor(design, seed + 1).recommend(Budget.NONE, Watcher.NOBODY).families());
        List<Statement> statements =
                design.requests().stream().flatMap(r -> r.statements().stream()).toList();
        List<Family> others = new ArrayList<>(
                Candidates.of(statements, new Upkeeps(new Certainty(design.requests())), Supervisor.NOBODY));
        Collections.shuffle(others, random);
        others.stream().limit(random.nextInt(5)).forEach(f -> families.add(f.named("extra" + families.size())));
        Schema given = new Schema("given", families, families.get(0).at());
        check(design, advisor(design, seed).evaluate(given, Watcher.NOBODY), seed);
    }

    private static void check(Design design, Recommendation advice, long seed) {
        GeneratedData data = new GeneratedData(design, scale(design), seed, seed % 2 == 0 ? Skew.NONE : new Skew(0.9));
        try (Store store = Stores.open("embedded:");
                Reference reference = new Reference(design)) {
            Engine engine = new Engine(store, advice);
            engine.create();
            new Loader(store, data, "law").load(engine.families(), LoadWatcher.NOBODY);
            reference.load(data);
            Verification verification =
                    new Verification(store, advice, reference, new RandomArguments(data, seed), seed);
            require(verification.compareFamilies(), advice);
            int[] left = {REQUESTS};
            require(verification.run(() -> left[0]-- > 0), advice);
            require(verification.compareFamilies(), advice);
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
            throw new AssertionError(d + "\n" + advice);
        });
    }
}
