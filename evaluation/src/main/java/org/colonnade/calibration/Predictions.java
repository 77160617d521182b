package org.colonnade.calibration;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.hipparchus.stat.correlation.KendallsCorrelation;
import org.hipparchus.stat.correlation.SpearmansCorrelation;
import org.hipparchus.stat.descriptive.rank.Median;

/** The predictions of a cost model for all requests, those that it overrates most first. */
public record Predictions(List<Prediction> requests) {
    public Predictions {
        requests = requests.stream()
                .sorted(Comparator.comparingDouble(Prediction::ratio).reversed().thenComparing(Prediction::request))
                .toList();
    }

    /** Returns Spearman's correlation of the ranks; empty where there is nothing to rank. */
    public OptionalDouble spearman() {
        return correlation(new SpearmansCorrelation()::correlation);
    }

    /** Returns Kendall's: of all pairs of requests, the share in the right order less that in the wrong one. */
    public OptionalDouble kendall() {
        return correlation(new KendallsCorrelation()::correlation);
    }

    private OptionalDouble correlation(ToDoubleBiFunction<double[], double[]> correlation) {
        boolean ranked =
                requests.stream().mapToDouble(Prediction::predicted).distinct().count() > 1;
        return ranked
                ? OptionalDouble.of(correlation.applyAsDouble(all(Prediction::predicted), all(Prediction::median)))
                : OptionalDouble.empty();
    }

    /** Returns the median of the relative errors. */
    public double error() {
        return median(requests.stream().mapToDouble(p -> Math.abs(p.ratio() - 1)));
    }

    /** Returns the factor by which predictions are too high: the median. */
    public double factor() {
        return median(requests.stream().mapToDouble(Prediction::ratio));
    }

    /** Returns the median of the relative errors after dividing all predictions by the factor. */
    public double scaledError() {
        double factor = factor();
        return median(requests.stream().mapToDouble(p -> Math.abs(p.ratio() / factor - 1)));
    }

    private double[] all(ToDoubleFunction<Prediction> value) {
        return requests.stream().mapToDouble(value).toArray();
    }

    private static double median(DoubleStream values) {
        return new Median().evaluate(values.toArray());
    }
}
