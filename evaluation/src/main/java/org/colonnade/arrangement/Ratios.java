package org.colonnade.arrangement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.colonnade.measurement.Latencies;

/** The times of arrangements on one store, divided by those of others. */
record Ratios(StoreResult result) {

    Series of(Workload workload, String one, String other) {
        return series(workload, one, List.of(other), one + " / " + other);
    }

    /** Divided by the least of some. */
    Series toFastest(Workload workload, String one, List<String> others) {
        return series(workload, one, others, one + " / fastest of " + String.join(", ", others));
    }

    private Series series(Workload workload, String one, List<String> others, String title) {
        return new Series(
                title,
                ratios(workload, one, others, Latencies::mean),
                ratios(workload, one, others, l -> l.percentile(50)));
    }

    private List<Double> ratios(
            Workload workload, String one, List<String> others, ToDoubleFunction<Latencies> figure) {
        List<Double> ratios = new ArrayList<>();
        for (Cell cell : result.cells(workload, one)) {
            double least = others.stream()
                    .flatMap(o -> result.cells(workload, o).stream())
                    .filter(c -> c.size() == cell.size())
                    .mapToDouble(c -> figure.applyAsDouble(c.latencies()))
                    .min()
                    .orElseThrow();
            ratios.add(figure.applyAsDouble(cell.latencies()) / least);
        }
        return ratios;
    }
}
