package org.colonnade.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

/** The noise is the same each time, since a fit may miss a bound by chance. */
class RegressionTest {
    private static final double[] TRUE = {2e-3, 3e-4, 1e-5, 2e-8};

    /** What lookups are multiplied with: 1, gets, rows and bytes. */
    private static double[][] lookups() {
        List<double[]> rows = new ArrayList<>();
        for (int gets : List.of(1, 2, 5, 10, 20, 50)) {
            for (int entries : List.of(1, 10, 100)) {
                for (int width : List.of(14, 104, 504, 1004)) {
                    rows.add(new double[] {1, gets, gets * entries, (double) gets * entries * width});
                }
            }
        }
        return rows.toArray(double[][]::new);
    }

    private static double[] observed(double[][] x, Random random, double noise, double outliers) {
        double[] y = new double[x.length];
        for (int i = 0; i < y.length; i++) {
            double factor = random.nextDouble() < outliers ? 5 + 20 * random.nextDouble() : 1;
            y[i] = Regression.product(x[i], TRUE) * Math.exp(noise * random.nextGaussian()) * factor;
        }
        return y;
    }

    @Property(tries = 20, seed = "1")
    void finds_the_coefficients_in_spite_of_outliers(@ForAll long seed) {
        double[][] x = lookups();
        List<Estimate> found = new Regression(x, observed(x, new Random(seed), 0.05, 0.1)).fit(1);
        for (int i = 0; i < TRUE.length; i++) {
            assertThat(found.get(i).value()).isCloseTo(TRUE[i], Percentage.withPercentage(25));
            assertThat(found.get(i).low()).isLessThan(TRUE[i] * 1.2);
            assertThat(found.get(i).high()).isGreaterThan(TRUE[i] * 0.8);
        }
    }

    @Property(tries = 5, seed = "1")
    void intervals_are_the_narrower_the_less_noise_there_is(@ForAll long seed) {
        double[][] x = lookups();
        Estimate quiet =
                new Regression(x, observed(x, new Random(seed), 0.01, 0)).fit(1).get(0);
        Estimate loud =
                new Regression(x, observed(x, new Random(seed), 0.2, 0)).fit(1).get(0);
        assertThat(quiet.high() - quiet.low()).isPositive().isLessThan(loud.high() - loud.low());
    }

    @Test
    void finds_what_is_exact_exactly() {
        double[][] x = lookups();
        List<Estimate> found = new Regression(x, observed(x, new Random(1), 0, 0)).fit(1);
        for (int i = 0; i < TRUE.length; i++) {
            assertThat(found.get(i).value()).isCloseTo(TRUE[i], Percentage.withPercentage(1e-4));
            assertThat(found.get(i).wasNegative()).isFalse();
        }
    }

    @Test
    void sets_a_negative_coefficient_to_zero_and_fits_the_others_anew() {
        double[][] x = new double[9][];
        double[] y = new double[9];
        for (int i = 0; i < 9; i++) {
            x[i] = new double[] {1, i};
            y[i] = 10 - 0.1 * i;
        }
        List<Estimate> found = new Regression(x, y).fit(1);
        assertThat(found.get(1).wasNegative()).isTrue();
        assertThat(found.get(1).value()).isZero();
        assertThat(found.get(0).wasNegative()).isFalse();
        assertThat(found.get(0).value()).isCloseTo(9.6, within(0.1));
    }

    @Test
    void needs_more_observations_than_coefficients_and_times_above_zero() {
        double[][] x = {{1, 2}, {1, 3}};
        assertThatIllegalArgumentException().isThrownBy(() -> new Regression(x, new double[] {1, 2}));
        double[][] enough = {{1}, {1}};
        assertThatIllegalArgumentException().isThrownBy(() -> new Regression(enough, new double[] {1, 0}));
    }
}
