package org.colonnade.calibration;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.hipparchus.stat.descriptive.rank.Median;

/**
 * The quality of a model: how well it fits the measurements.
 *
 * <p>Errors are relative, so that slow operations do not count more than frequent ones.
 *
 * @param r2 the share of the variance that it explains, of the errors that the {@linkplain Regression fit} keeps small,
 *     but with outliers in full; negative if one time for all would fit better
 * @param error the median of the errors relative to the measurements
 */
public record Quality(String act, int measurements, double r2, double error) {
    private static final double POOR_R2 = 0.5;
    private static final double POOR_ERROR = 0.25;

    /** Returns whether it explains neither how times differ, nor roughly what most of them are. */
    public boolean isPoor() {
        return r2 < POOR_R2 && error > POOR_ERROR;
    }

    /** Compares the observed times of an act, of all that was measured, with the fitted ones. */
    static <A extends Enum<A>, O> Quality of(
            A act, List<Measurement<O>> all, Function<O, A> acts, ToDoubleFunction<O> fitted) {
        List<Measurement<O>> own =
                all.stream().filter(m -> acts.apply(m.operation()) == act).toList();
        return of(
                act.toString(),
                own.stream().mapToDouble(Measurement::seconds).toArray(),
                own.stream().map(Measurement::operation).mapToDouble(fitted).toArray());
    }

    /** Compares the observed times of an act with the fitted ones. */
    static Quality of(String act, double[] observed, double[] fitted) {
        double[] errors = new double[observed.length];
        for (int i = 0; i < errors.length; i++) {
            errors[i] = Math.abs(fitted[i] - observed[i]) / observed[i];
        }
        return new Quality(act, observed.length, r2(observed, fitted), new Median().evaluate(errors));
    }

    /** All errors are divided by the same, those of the fit and those of the one time that is best for all. */
    private static double r2(double[] observed, double[] fitted) {
        double weights = 0;
        double weighted = 0;
        for (int i = 0; i < observed.length; i++) {
            double weight = Math.pow(Regression.divisor(observed[i], fitted[i]), -2);
            weights += weight;
            weighted += weight * observed[i];
        }
        double unexplained = 0;
        double all = 0;
        for (int i = 0; i < observed.length; i++) {
            double divisor = Regression.divisor(observed[i], fitted[i]);
            unexplained += Math.pow((observed[i] - fitted[i]) / divisor, 2);
            all += Math.pow((observed[i] - weighted / weights) / divisor, 2);
        }
        return 1 - unexplained / all;
    }

    /** Returns the figures for people: the act, R2, the median error, and the number of measurements. */
    public List<String> figures() {
        return List.of(
                act,
                String.format(Locale.ROOT, "%.3f", r2),
                String.format(Locale.ROOT, "%.1f %%", 100 * error),
                String.valueOf(measurements));
    }

    @Override
    public String toString() {
        return String.format(
                "%s: R2 %s, median error %s, of %s measurements", figures().toArray());
    }
}
