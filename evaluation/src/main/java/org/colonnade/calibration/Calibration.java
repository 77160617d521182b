package org.colonnade.calibration;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.cost.CostModel;
import org.colonnade.cost.CostParameter;

/**
 * The cost model that fits some measurements best.
 *
 * <p>Invariant: there is an estimate for each parameter.
 */
public record Calibration(
        Map<CostParameter, Estimate> estimates, List<Quality> qualities, List<Measurement<Operation>> measurements) {
    public Calibration {
        measurements = List.copyOf(measurements);
    }

    /** Fits all parameters. Each act needs some measurements of different sizes. */
    public static Calibration of(List<Measurement<Operation>> measurements) {
        Map<CostParameter, Estimate> estimates = new EnumMap<>(CostParameter.class);
        for (CostTerms terms : CostTerms.ALL) {
            List<Measurement<Operation>> chosen = measurements.stream()
                    .filter(m -> terms.acts().contains(m.operation().act()))
                    .toList();
            List<Estimate> fitted = Regression.fit(chosen, terms::factors);
            for (int i = 0; i < fitted.size(); i++) {
                estimates.put(terms.parameters().get(i), fitted.get(i));
            }
        }
        CostModel model = model("calibrated", estimates);
        return new Calibration(
                estimates,
                Stream.of(MeasuredAct.values())
                        .map(a -> Quality.of(a, measurements, Operation::act, o -> CostTerms.cost(o, model)))
                        .toList(),
                measurements);
    }

    /** Returns the model, under a name. */
    public CostModel model(String name) {
        return model(name, estimates);
    }

    private static CostModel model(String name, Map<CostParameter, Estimate> estimates) {
        return CostModel.of(name, CostModel.Unit.SECONDS, p -> estimates.get(p).value());
    }
}
