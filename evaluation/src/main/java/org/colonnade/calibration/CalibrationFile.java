package org.colonnade.calibration;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes a calibration as the text of a cost file, for people and for {@link org.colonnade.cost.CostFile}.
 *
 * @param blocks the costs of requests to one block, if measured too
 * @param store its address
 */
public record CalibrationFile(Calibration calibration, Optional<BlockCalibration> blocks, String store) {

    /** Returns all parameters, by their names in the file. */
    public Map<String, Estimate> estimates() {
        Map<String, Estimate> estimates = new LinkedHashMap<>();
        calibration.estimates().forEach((p, e) -> estimates.put(p.toString(), e));
        blocks.ifPresent(b -> b.estimates().forEach((p, e) -> estimates.put(p.toString(), e)));
        return estimates;
    }

    public List<Quality> qualities() {
        return Stream.concat(calibration.qualities().stream(), blocks.stream().flatMap(b -> b.qualities().stream()))
                .toList();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("# Measured by colonnade calibrate on " + store.replaceAll("\\s", " ")
                + "\n# " + LocalDate.now(ZoneOffset.UTC) + ", from a machine with " + machine()
                + ".\n# Behind each parameter is the interval that it is in with a confidence of 95 %.\n#\n");
        qualities().forEach(q -> text.append("# ").append(q).append('\n'));
        text.append("\nstore = ").append(store.split(":", 2)[0]).append("\nunit = seconds\n\n");
        calibration.estimates().forEach((p, e) -> text.append(line(p, e)));
        blocks.ifPresent(b -> {
            text.append("\n# Requests to one block, by the interface of aggregates, for represent and layout.\n");
            b.estimates().forEach((p, e) -> text.append(line(p, e)));
        });
        return text.toString();
    }

    private static String line(Object parameter, Estimate estimate) {
        return String.format("%-30s# %s\n", parameter + " = " + estimate.number(), estimate.interval());
    }

    private static String machine() {
        return Runtime.getRuntime().availableProcessors() + " processors, " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + " and Java " + System.getProperty("java.version");
    }
}
