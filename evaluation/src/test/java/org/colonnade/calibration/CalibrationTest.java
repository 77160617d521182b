package org.colonnade.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.data.Percentage;
import org.colonnade.cost.CostModel;
import org.colonnade.cost.CostModel.Reading;
import org.colonnade.cost.CostModel.Sorting;
import org.colonnade.cost.CostModel.Writing;
import org.colonnade.cost.CostParameter;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.work.Watcher;

/** The noise is the same each time, since a fit may miss a bound by chance. */
class CalibrationTest {
    /** A server whose calls are dear and whose blocks are cheap. */
    private static final CostModel TRUE = new CostModel(
            "true",
            CostModel.Unit.SECONDS,
            new Reading(1e-3, 2e-4, 5e-6, 2e-8),
            new Writing(1e-3, 5e-5, 2e-5, 1.5e-5, 1e-7, 2e-8),
            new Sorting(1e-5, 3e-7),
            4e-3);

    private static final List<Operation> OPERATIONS = operations();

    /** All that the experiment does. */
    private static List<Operation> operations() {
        try (Store store = Stores.open("embedded:")) {
            return new CalibrationRun(store, 1)
                    .run(Duration.ofMillis(1), Watcher.NOBODY).stream()
                            .map(Measurement::operation)
                            .toList();
        }
    }

    private static Calibration calibration(long seed, double noise, double outliers) {
        Random random = new Random(seed);
        List<Measurement<Operation>> measured = new ArrayList<>();
        for (Operation operation : OPERATIONS) {
            double factor = random.nextDouble() < outliers ? 5 : Math.exp(noise * random.nextGaussian());
            measured.add(new Measurement<>(operation, factor * CostTerms.cost(operation, TRUE), 1));
        }
        return Calibration.of(measured);
    }

    @Property(tries = 5, seed = "1")
    void the_sizes_of_the_experiment_tell_all_parameters_apart(@ForAll long seed) {
        Calibration calibration = calibration(seed, 0.02, 0.05);
        for (CostParameter parameter : CostParameter.values()) {
            Estimate estimate = calibration.estimates().get(parameter);
            assertThat(estimate.value())
                    .as(parameter.toString())
                    .isCloseTo(parameter.of(TRUE), Percentage.withPercentage(40));
            assertThat(estimate.wasNegative()).isFalse();
        }
        assertThat(calibration.estimates().get(CostParameter.CALL).value())
                .isCloseTo(TRUE.call(), Percentage.withPercentage(5));
    }

    @Property(tries = 5, seed = "1")
    void the_better_the_fit_the_nearer_is_r2_to_1(@ForAll long seed) {
        Calibration exact = calibration(seed, 0, 0);
        Calibration loud = calibration(seed, 0.2, 0);
        for (int i = 0; i < MeasuredAct.values().length; i++) {
            assertThat(exact.qualities().get(i).r2()).isGreaterThan(0.999_999);
            assertThat(loud.qualities().get(i).r2()).isLessThan(0.999).isGreaterThan(0.5);
        }
    }

    @Property(tries = 5, seed = "1")
    void outliers_that_the_fit_passes_over_still_lower_r2(@ForAll long seed) {
        assertThat(calibration(seed, 0.02, 0.2).qualities()).anyMatch(q -> q.r2() < 0.9);
    }
}
