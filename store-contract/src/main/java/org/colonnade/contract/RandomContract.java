package org.colonnade.contract;

import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.store.Shape;
import org.junit.jupiter.api.Test;

/** Random sequences of operations give the answers of a simple model. */
interface RandomContract extends TestedStore {
    int LENGTH = 15;

    /** Some of them make a block larger than what stores like to keep together. */
    List<String> LARGE = List.of("x".repeat(6_000), "é".repeat(2_000), "a");

    @Test
    default void does_what_the_model_does() {
        check(RandomSteps.TEXTS, sequences());
    }

    @Test
    default void does_what_the_model_does_with_blocks_that_grow() {
        check(LARGE, 1 + sequences() / 4);
    }

    private void check(List<String> values, int sequences) {
        Shape shape = family("run int, b text | e int, f text desc | v text, w int");
        RandomSteps steps = new RandomSteps(shape, values);
        for (int seed = 0; seed < sequences; seed++) {
            List<RandomSteps.Step> sequence = steps.sequence(seed, LENGTH);
            if (failure(steps, sequence).isPresent()) {
                List<RandomSteps.Step> least = shrunk(steps, sequence);
                fail("seed %s: %s%n%s", seed, least, failure(steps, least).orElse("not every time"));
            }
        }
    }

    /** Each run has blocks of its own, so that one family is enough. */
    private Optional<String> failure(RandomSteps steps, List<RandomSteps.Step> sequence) {
        ReferenceStore model = new ReferenceStore();
        int run = steps.nextRun();
        for (RandomSteps.Step step : sequence) {
            Object expected = step.on(model, run);
            Object found = step.on(store(), run);
            if (!expected.equals(found)) {
                return Optional.of(step + " gave " + found + " instead of " + expected);
            }
        }
        return Optional.empty();
    }

    /** Leaves steps out, one after the other, while it still fails. */
    private List<RandomSteps.Step> shrunk(RandomSteps steps, List<RandomSteps.Step> sequence) {
        List<RandomSteps.Step> least = new ArrayList<>(sequence);
        for (int i = least.size() - 1; i >= 0; i--) {
            List<RandomSteps.Step> shorter = new ArrayList<>(least);
            shorter.remove(i);
            if (failure(steps, shorter).isPresent()) {
                least = shorter;
            }
        }
        return least;
    }
}
