package org.colonnade.view.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.design.Design;
import org.colonnade.model.Numbers;
import org.colonnade.model.Period;
import org.colonnade.model.Rate;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;
import org.colonnade.writer.Touches;

/** The requests, each with its statements as written, their query graphs, and who may do each write. */
final class RequestText {
    private RequestText() {}

    static List<String> of(Design design) {
        List<String> lines = new ArrayList<>();
        boolean named = !design.defaultMix().name().equals(Mix.ONLY)
                || design.mixes().stream().anyMatch(m -> m.rate().isPresent());
        if (named && !design.requests().isEmpty()) {
            lines.add(
                    "mixes " + design.mixes().stream().map(m -> mix(m, design)).collect(Collectors.joining(", ")));
        }
        if (!design.horizon().equals(Period.YEAR)) {
            lines.add("horizon " + design.horizon());
        }
        for (Request request : design.requests()) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(request(request));
        }
        return lines;
    }

    private static String mix(Mix mix, Design design) {
        String notes = Stream.concat(
                        Stream.of("default").filter(d -> mix.equals(design.defaultMix())),
                        mix.rate().map(Rate::toString).stream())
                .collect(Collectors.joining(", "));
        return mix + (notes.isEmpty() ? "" : " (" + notes + ")");
    }

    private static List<String> request(Request request) {
        List<String> lines = new ArrayList<>();
        lines.add(request
                + (request.actor() instanceof Actor.Unknown ? "" : "  by " + request.actor())
                + weights(request.weights()));
        Touches.of(request).forEach(t -> statement(t).forEach(line -> lines.add("  " + line)));
        return lines;
    }

    private static String weights(Map<String, Double> weights) {
        return weights.entrySet().stream()
                .filter(w -> w.getValue() > 0)
                .map(w -> (w.getKey().equals(Mix.ONLY) ? "weight" : w.getKey()) + " " + Numbers.text(w.getValue()))
                .reduce((a, b) -> a + ", " + b)
                .map(w -> "  " + w)
                .orElse("");
    }

    private static List<String> statement(Touches touches) {
        List<String> lines = new ArrayList<>(List.of(touches.statement().at().oneLine()));
        GraphTree.of(touches.statement().graph()).forEach(line -> lines.add("    " + line));
        touches.touches().forEach(t -> lines.add("    " + t));
        return lines;
    }
}
