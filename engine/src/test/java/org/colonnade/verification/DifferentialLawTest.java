package org.colonnade.verification;

import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.Watcher;
import org.colonnade.cost.CostModel;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Engine;
import org.colonnade.engine.LoadWatcher;
import org.colonnade.engine.Loader;
import org.colonnade.reference.Designs;
import org.colonnade.reference.Tries;
import org.colonnade.relational.Reference;
import org.colonnade.solver.KernelSolver;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.Test;

/** Whatever the advisor recommends for a random design gives the answers of the reference, on the embedded store. */
class DifferentialLawTest {
    private static final int REQUESTS = 30;

    @Test
    void recommended_plans_answer_as_the_reference_does() {
        Tries.of(1000).run(Designs::small, DifferentialLawTest::check);
    }

    private static void check(String text, long seed) {
        Design design = Designs.read(text);
        List<CostModel> models = CostModel.ALL;
        CostModel model = models.get((int) (seed % models.size()));
        Recommendation advice = new Advisor(design, design.defaultMix(), model, new KernelSolver())
                .recommend(Budget.NONE, Watcher.NOBODY);
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
