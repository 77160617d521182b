package org.colonnade.cli;

import static org.colonnade.cli.DesignJson.array;
import static org.colonnade.cli.DesignJson.object;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.Estimate;
import org.colonnade.calibration.Measurement;
import org.colonnade.calibration.Quality;
import tools.jackson.databind.node.ObjectNode;

/** A calibration as a cost file, as a table for terminals, and as JSON in the form of docs/calibration.schema.json. */
record CalibrationText(Calibration calibration, String store) {
    private static final String FORM = "colonnade/calibration/1";

    /** A file that {@code --cost} reads. */
    String file() {
        StringBuilder text = new StringBuilder("# Measured by colonnade calibrate on " + store.replaceAll("\\s", " ")
                + "\n# " + LocalDate.now(ZoneOffset.UTC) + ", from a machine with " + machine()
                + ".\n# Behind each parameter is the interval that it is in with a confidence of 95 %.\n#\n");
        calibration
                .qualities()
                .forEach(q -> text.append("# ").append(sentence(q)).append('\n'));
        text.append("\nunit = seconds\n\n");
        calibration
                .estimates()
                .forEach((p, e) -> text.append(String.format("%-28s# %s%n", p + " = " + number(e.value()), range(e))));
        return text.toString().replace("\r\n", "\n");
    }

    private static String machine() {
        return Runtime.getRuntime().availableProcessors() + " processors, " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + " and Java " + System.getProperty("java.version");
    }

    private static String sentence(Quality quality) {
        return quality.act() + ": R2 " + decimals(quality.r2()) + ", median error " + percent(quality.error()) + ", of "
                + quality.measurements() + " measurements";
    }

    private static String range(Estimate estimate) {
        return number(estimate.low()) + " to " + number(estimate.high());
    }

    /** What it found, with the intervals. */
    String table() {
        TextTable parameters = new TextTable(List.of("parameter", "seconds", "95 % interval"));
        calibration.estimates().forEach((p, e) -> parameters.add(List.of(p.toString(), number(e.value()), range(e))));
        TextTable acts = new TextTable(List.of("fitted", "R2", "median error", "measurements"));
        calibration
                .qualities()
                .forEach(q -> acts.add(
                        List.of(q.act().toString(), decimals(q.r2()), percent(q.error()), "" + q.measurements())));
        return parameters.text("") + "\n" + acts.text("");
    }

    /** What somebody should know about the fit. */
    List<String> remarks() {
        return calibration.estimates().entrySet().stream()
                .filter(e -> e.getValue().wasNegative())
                .map(e -> "the best fit had `" + e.getKey() + "` below 0; it is 0, and the others were fitted anew")
                .toList();
    }

    String json() {
        ObjectNode node = object().put("form", FORM).put("store", store);
        ObjectNode parameters = object();
        calibration.estimates().forEach((p, e) -> parameters.set(p.toString(), estimate(e)));
        node.set("parameters", parameters);
        node.set("fits", array(calibration.qualities(), CalibrationText::quality));
        node.set("measurements", array(calibration.measurements(), CalibrationText::measurement));
        return DesignJson.text(node);
    }

    private static ObjectNode estimate(Estimate estimate) {
        return object().put("value", estimate.value())
                .put("low", estimate.low())
                .put("high", estimate.high())
                .put("wasNegative", estimate.wasNegative());
    }

    private static ObjectNode quality(Quality quality) {
        return object().put("act", quality.act().toString())
                .put("measurements", quality.measurements())
                .put("r2", quality.r2())
                .put("medianError", quality.error());
    }

    private static ObjectNode measurement(Measurement measurement) {
        return object().put("act", measurement.operation().act().toString())
                .put("blocks", measurement.operation().blocks())
                .put("entries", measurement.operation().entries())
                .put("width", measurement.operation().width())
                .put("seconds", measurement.seconds())
                .put("times", measurement.times());
    }

    /** Four digits. */
    private static String number(double value) {
        return value == 0 ? "0" : String.format(Locale.ROOT, "%.4g", value);
    }

    private static String decimals(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }
}
