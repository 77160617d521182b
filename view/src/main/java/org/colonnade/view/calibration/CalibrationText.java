package org.colonnade.view.calibration;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;

import java.util.List;
import java.util.stream.Stream;
import org.colonnade.calibration.BlockOperation;
import org.colonnade.calibration.CalibrationFile;
import org.colonnade.calibration.Estimate;
import org.colonnade.calibration.Measurement;
import org.colonnade.calibration.Operation;
import org.colonnade.calibration.Quality;
import org.colonnade.form.TextTable;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** A calibration as a cost file, as a table for terminals, and as JSON in the form of docs/calibration.schema.json. */
public record CalibrationText(CalibrationFile calibration) {
    private static final String FORM = "colonnade/calibration/1";

    /** A file that {@code --cost} reads. */
    public String file() {
        return calibration.toString();
    }

    /** What it found, with the intervals. */
    public String table() {
        TextTable parameters = new TextTable(List.of("parameter", "seconds", "95 % interval"));
        calibration.estimates().forEach((p, e) -> parameters.add(List.of(p, e.number(), e.interval())));
        TextTable acts = new TextTable(List.of("fitted", "R2", "median error", "measurements"));
        calibration.qualities().forEach(q -> acts.add(q.figures()));
        return parameters.text("") + "\n" + acts.text("");
    }

    /** What somebody should know about the fit. */
    public List<String> remarks() {
        return Stream.concat(
                        calibration.estimates().entrySet().stream()
                                .filter(e -> e.getValue().wasNegative())
                                .map(e -> "the best fit had `" + e.getKey()
                                        + "` below 0; it is 0, and the others were fitted anew"),
                        calibration.qualities().stream()
                                .filter(Quality::isPoor)
                                .map(q -> "do not rely on these costs: the model tells little of what was measured ("
                                        + q + "); measure again while machine and store do nothing else, or for"
                                        + " longer with --time"))
                .toList();
    }

    public String json() {
        ObjectNode node = object().put("form", FORM).put("store", calibration.store());
        ObjectNode parameters = object();
        calibration.estimates().forEach((p, e) -> parameters.set(p, estimate(e)));
        node.set("parameters", parameters);
        node.set("fits", array(calibration.qualities(), CalibrationText::quality));
        node.set(
                "measurements",
                array(calibration.calibration().measurements(), m -> measured(operation(m.operation()), m)));
        calibration
                .blocks()
                .ifPresent(b ->
                        node.set("aggregates", array(b.measurements(), m -> measured(operation(m.operation()), m))));
        return Json.text(node);
    }

    private static ObjectNode estimate(Estimate estimate) {
        return object().put("value", estimate.value())
                .put("low", estimate.low())
                .put("high", estimate.high())
                .put("wasNegative", estimate.wasNegative());
    }

    private static ObjectNode quality(Quality quality) {
        return object().put("act", quality.act())
                .put("measurements", quality.measurements())
                .put("r2", quality.r2())
                .put("medianError", quality.error());
    }

    private static ObjectNode measured(ObjectNode operation, Measurement<?> measurement) {
        return operation.put("seconds", measurement.seconds()).put("times", measurement.times());
    }

    private static ObjectNode operation(BlockOperation operation) {
        return object().put("act", operation.act().toString())
                .put("partition", operation.cut())
                .put("items", operation.items())
                .put("bytes", operation.bytes());
    }

    private static ObjectNode operation(Operation operation) {
        return object().put("act", operation.act().toString())
                .put("blocks", operation.blocks())
                .put("entries", operation.entries())
                .put("width", operation.width());
    }
}
