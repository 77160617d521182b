package org.colonnade.calibration;

import java.util.List;
import org.colonnade.cost.CostModel;
import org.hipparchus.stat.descriptive.rank.Median;

/**
 * How well a model tells what was measured.
 *
 * <p>Errors are relative, so that what takes long does not count more than what is done often.
 *
 * @param r2 the share of the variance of the logarithms that it explains; negative if the mean would tell more
 * @param error the median of the relative errors
 */
public record Quality(Act act, int measurements, double r2, double error) {

    static Quality of(Act act, List<Measurement> measurements, CostModel model) {
        List<Measurement> chosen =
                measurements.stream().filter(m -> m.operation().act() == act).toList();
        double mean = chosen.stream()
                .mapToDouble(m -> Math.log(m.seconds()))
                .average()
                .orElse(0);
        double unexplained = 0;
        double all = 0;
        for (Measurement m : chosen) {
            double log = Math.log(m.seconds());
            unexplained += Math.pow(log - Math.log(Terms.cost(m.operation(), model)), 2);
            all += Math.pow(log - mean, 2);
        }
        double[] errors = chosen.stream()
                .mapToDouble(m -> Math.abs(Terms.cost(m.operation(), model) - m.seconds()) / m.seconds())
                .toArray();
        return new Quality(act, chosen.size(), 1 - unexplained / all, new Median().evaluate(errors));
    }
}
