package org.colonnade.calibration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hipparchus.exception.MathRuntimeException;
import org.hipparchus.stat.descriptive.rank.Median;
import org.hipparchus.stat.descriptive.rank.Percentile;
import org.hipparchus.stat.regression.OLSMultipleLinearRegression;

/**
 * Fits {@code y = c1 * x1 + c2 * x2 + ...} with coefficients that are not negative, so that relative errors are small.
 *
 * <p>Huber's estimator, by iteratively reweighted least squares: observations whose error is beyond 1.345 times the
 * usual one count the less, the further off they are (P. J. Huber, Robust Estimation of a Location Parameter, 1964).
 * Errors are divided by the fitted value, because longer times vary more. A coefficient that turns out negative is set
 * to 0, the worst one first, and the others are fitted anew. The intervals are percentiles over refits of resampled
 * observations.
 *
 * <p>Invariant: all {@code y} are positive, and there are more observations than coefficients.
 */
final class Regression {
    private static final double HUBER = 1.345;
    private static final double NORMAL = 1.4826;
    private static final int STEPS = 30;
    private static final double ENOUGH = 1e-6;
    private static final int RESAMPLES = 400;
    private static final double LEAST = 1e-3;
    private static final long SEED = 1;

    private final double[][] x;
    private final double[] y;

    Regression(double[][] x, double[] y) {
        this.x = x;
        this.y = y;
        if (y.length != x.length || y.length <= x[0].length || Arrays.stream(y).anyMatch(v -> !(v > 0))) {
            throw new IllegalArgumentException("these observations cannot be fitted");
        }
    }

    /** Fits the factors of operations to the times that were measured; the same ones give the same intervals. */
    static <O> List<Estimate> fit(List<Measurement<O>> measurements, Function<O, double[]> factors) {
        return new Regression(
                        measurements.stream()
                                .map(Measurement::operation)
                                .map(factors)
                                .toArray(double[][]::new),
                        measurements.stream().mapToDouble(Measurement::seconds).toArray())
                .fit(SEED);
    }

    /** The coefficients; the same seed gives the same intervals. */
    List<Estimate> fit(long seed) {
        Solution best = solve();
        Random random = new Random(seed);
        List<double[]> refits = Stream.generate(() -> resampled(random))
                .limit(RESAMPLES)
                .flatMap(r -> r.trySolve().stream())
                .map(Solution::coefficients)
                .toList();
        return IntStream.range(0, x[0].length)
                .mapToObj(i -> new Estimate(
                        best.coefficients[i],
                        percentile(refits, i, 2.5),
                        percentile(refits, i, 97.5),
                        !best.used.contains(i)))
                .toList();
    }

    private static double percentile(List<double[]> refits, int column, double percent) {
        return new Percentile(percent)
                .evaluate(refits.stream().mapToDouble(c -> c[column]).toArray());
    }

    private Regression resampled(Random random) {
        int[] chosen = random.ints(y.length, 0, y.length).toArray();
        return new Regression(
                Arrays.stream(chosen).mapToObj(i -> x[i]).toArray(double[][]::new),
                Arrays.stream(chosen).mapToDouble(i -> y[i]).toArray());
    }

    /** Nothing, if the observations do not tell the coefficients apart. */
    private List<Solution> trySolve() {
        try {
            return List.of(solve());
        } catch (MathRuntimeException e) {
            return List.of();
        }
    }

    /** The coefficients, and which of them were not set to 0. */
    private record Solution(double[] coefficients, List<Integer> used) {}

    private Solution solve() {
        List<Integer> used =
                new ArrayList<>(IntStream.range(0, x[0].length).boxed().toList());
        while (true) {
            double[] coefficients = robust(used);
            int worst = worst(coefficients, used);
            if (worst < 0) {
                return new Solution(coefficients, used);
            }
            used.remove(Integer.valueOf(worst));
        }
    }

    /** The column whose negative coefficient takes most away; -1 if there is none. */
    private int worst(double[] coefficients, List<Integer> used) {
        return used.stream()
                .filter(c -> coefficients[c] < 0)
                .min((a, b) -> Double.compare(effect(coefficients, a), effect(coefficients, b)))
                .orElse(-1);
    }

    private double effect(double[] coefficients, int column) {
        return IntStream.range(0, y.length)
                .mapToDouble(i -> coefficients[column] * x[i][column] / y[i])
                .sum();
    }

    private double[] robust(List<Integer> used) {
        double[] coefficients = new double[x[0].length];
        double[] fitted = y;
        for (int step = 0; step < STEPS; step++) {
            double[] next = leastSquares(used, weights(fitted), fitted);
            boolean settled = distance(coefficients, next) < ENOUGH;
            coefficients = next;
            fitted = fitted(coefficients);
            if (settled) {
                break;
            }
        }
        return coefficients;
    }

    private static double distance(double[] before, double[] now) {
        return IntStream.range(0, now.length)
                .mapToDouble(i -> Math.abs(now[i] - before[i]) / Math.max(Math.abs(now[i]), Double.MIN_NORMAL))
                .max()
                .orElse(0);
    }

    /** Returns the values that the coefficients give, as divisors of errors. */
    private double[] fitted(double[] coefficients) {
        return IntStream.range(0, y.length)
                .mapToDouble(i -> divisor(y[i], product(x[i], coefficients)))
                .toArray();
    }

    /** Returns the divisor of an error: the fitted value, but never much less than the observed one. */
    static double divisor(double observed, double fitted) {
        return Math.max(fitted, LEAST * observed);
    }

    static double product(double[] row, double[] coefficients) {
        return IntStream.range(0, row.length)
                .mapToDouble(j -> row[j] * coefficients[j])
                .sum();
    }

    private double[] weights(double[] fitted) {
        double[] errors = IntStream.range(0, y.length)
                .mapToDouble(i -> Math.abs(y[i] - fitted[i]) / fitted[i])
                .toArray();
        double usual = HUBER * NORMAL * new Median().evaluate(errors);
        return Arrays.stream(errors).map(e -> e <= usual ? 1 : usual / e).toArray();
    }

    private double[] leastSquares(List<Integer> used, double[] weights, double[] fitted) {
        double[][] rows = new double[y.length][];
        double[] targets = new double[y.length];
        for (int i = 0; i < y.length; i++) {
            double factor = Math.sqrt(weights[i]) / fitted[i];
            double[] row = x[i];
            rows[i] = used.stream().mapToDouble(c -> factor * row[c]).toArray();
            targets[i] = factor * y[i];
        }
        OLSMultipleLinearRegression regression = new OLSMultipleLinearRegression();
        regression.setNoIntercept(true);
        regression.newSampleData(targets, rows);
        double[] found = regression.estimateRegressionParameters();
        double[] all = new double[x[0].length];
        IntStream.range(0, found.length).forEach(i -> all[used.get(i)] = found[i]);
        return all;
    }
}
