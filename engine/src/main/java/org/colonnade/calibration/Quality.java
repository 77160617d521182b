package org.colonnade.calibration;

import java.util.List;
import org.colonnade.cost.CostModel;
import org.hipparchus.stat.descriptive.rank.Median;

/**
 * How well a model tells what was measured.
 *
 * @param r2 the share of the variance that it explains; negative if the mean would tell more
 * @param error the median of the relative errors
 */
public record Quality(Act act, int measurements, double r2, double error) {

    static Quality of(Act act, List<Measurement> measurements, CostModel model) {
        List<Measurement> chosen =
                measurements.stream().filter(m -> m.operation().act() == act).toList();
        double mean =
                chosen.stream().mapToDouble(Measurement::seconds).average().orElse(0);
        double unexplained = 0;
        double all = 0;
        for (Measurement m : chosen) {
            unexplained += Math.pow(m.seconds() - Terms.cost(m.operation(), model), 2);
            all += Math.pow(m.seconds() - mean, 2);
        }
        double[] errors = chosen.stream()
                .mapToDouble(m -> Math.abs(Terms.cost(m.operation(), model) - m.seconds()) / m.seconds())
                .toArray();
        return new Quality(act, chosen.size(), 1 - unexplained / all, new Median().evaluate(errors));
    }
}
