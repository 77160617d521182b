package org.colonnade.measurement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.HdrHistogram.AbstractHistogram;
import org.HdrHistogram.HistogramIterationValue;

/**
 * The durations of calls, in nanoseconds, each to three digits.
 *
 * <p>Invariants: the points ascend; their shares are positive and add up to 1, unless there is none.
 */
public final class Latencies {
    private final long count;
    private final List<Point> points;

    private Latencies(long count, List<Point> points) {
        this.count = count;
        this.points = points;
    }

    /** A time that a share of the calls took. */
    private record Point(double nanos, double share) {}

    static Latencies of(AbstractHistogram histogram) {
        long count = histogram.getTotalCount();
        List<Point> points = new ArrayList<>();
        for (HistogramIterationValue value : histogram.recordedValues()) {
            points.add(new Point(
                    histogram.medianEquivalentValue(value.getValueIteratedTo()),
                    (double) value.getCountAddedInThisIterationStep() / count));
        }
        return new Latencies(count, points);
    }

    /**
     * Returns the latencies if each request is as frequent as its weight says, however often it was measured. Requests
     * that were not measured are left out.
     */
    static Latencies weighted(List<RequestResult> requests) {
        double sum = requests.stream()
                .filter(r -> r.latencies().count > 0)
                .mapToDouble(RequestResult::weight)
                .sum();
        List<Point> points = new ArrayList<>();
        for (RequestResult request : requests) {
            double share = request.weight() / sum;
            request.latencies().points.forEach(p -> points.add(new Point(p.nanos, p.share * share)));
        }
        points.sort(Comparator.comparingDouble(Point::nanos));
        return new Latencies(
                requests.stream().mapToLong(r -> r.latencies().count).sum(), points);
    }

    /** Returns how many calls there were. */
    public long count() {
        return count;
    }

    public double mean() {
        return points.stream().mapToDouble(p -> p.nanos * p.share).sum();
    }

    /** Returns the latency that this percentage of the calls did not exceed; 0 if there were none. */
    public double percentile(double percent) {
        double left = percent / 100;
        for (Point point : points) {
            left -= point.share;
            if (left <= 1e-12) {
                return point.nanos;
            }
        }
        return points.isEmpty() ? 0 : points.get(points.size() - 1).nanos;
    }
}
