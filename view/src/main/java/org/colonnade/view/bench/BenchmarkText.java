package org.colonnade.view.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.colonnade.form.Figures;
import org.colonnade.form.TextTable;
import org.colonnade.measurement.BenchmarkResult;
import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.LoopResult;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.Published;
import org.colonnade.measurement.RequestResult;
import org.colonnade.measurement.SchemaResult;
import org.colonnade.model.Numbers;

/**
 * A benchmark as terminals show it: for each mix and loop the means of all schemas side by side, then each schema's own
 * figures.
 */
public final class BenchmarkText {
    private final BenchmarkResult result;
    private final StringBuilder out = new StringBuilder();

    private BenchmarkText(BenchmarkResult result) {
        this.result = result;
        result.mixes().forEach(this::add);
        BenchmarkResult.Setting setting = result.setting();
        out.append(setting.data() + "; " + setting.product() + "; cost model " + setting.costModel() + "; "
                + result.machine().processors() + " processors\n");
    }

    public static String of(BenchmarkResult result) {
        return new BenchmarkText(result).out.toString();
    }

    private void add(MixResult mix) {
        String clients = Numbers.text(result.setting().plan().clients());
        add(mix, "closed loop, " + clients + " clients", s -> Optional.of(s.closed()));
        mix.rate().ifPresent(r -> add(mix, "fixed rate, " + Figures.number(r) + " per second", SchemaResult::open));
        addSizes(mix);
    }

    private void add(MixResult mix, String loop, Function<SchemaResult, Optional<LoopResult>> which) {
        mix.loops(which).ifPresent(loops -> {
            out.append("MIX ").append(mix.mix()).append(", ").append(loop).append('\n');
            addMeans(mix, loops);
            for (int i = 0; i < loops.size(); i++) {
                out.append("  ").append(mix.schemas().get(i).schema()).append('\n');
                addOwn(mix, loops.get(i));
            }
        });
    }

    /** The mean of each request on each schema, with its ratio to the first. */
    private void addMeans(MixResult mix, List<LoopResult> loops) {
        List<String> header = new ArrayList<>(List.of("mean", "weight"));
        mix.schemas().forEach(s -> header.addAll(List.of(s.schema(), "")));
        TextTable table = new TextTable(header);
        for (String request : mix.requests()) {
            List<Optional<RequestResult>> row =
                    loops.stream().map(l -> l.request(request)).toList();
            List<String> cells = new ArrayList<>(List.of(request, weight(row)));
            cells.addAll(compared(row.stream()
                    .map(r ->
                            r.map(q -> OptionalDouble.of(q.latencies().mean())).orElse(OptionalDouble.empty()))
                    .toList()));
            table.add(cells);
        }
        List<String> total = new ArrayList<>(List.of("WEIGHTED" + (isWhole(mix) ? "" : " *"), ""));
        total.addAll(compared(loops.stream()
                .map(l -> OptionalDouble.of(l.weighted(mix.common()).mean()))
                .toList()));
        table.add(total);
        out.append(table.text("  "));
        if (!isWhole(mix)) {
            out.append(mix.requests().stream()
                    .filter(r -> !mix.common().contains(r))
                    .collect(Collectors.joining(", ", "  * without ", ", which not all of them can run\n")));
        }
        out.append('\n');
    }

    private static String weight(List<Optional<RequestResult>> row) {
        return row.stream()
                .flatMap(Optional::stream)
                .findFirst()
                .map(r -> Numbers.text(r.weight()))
                .orElse("");
    }

    private static boolean isWhole(MixResult mix) {
        return mix.common().size() == mix.requests().size();
    }

    private static List<String> compared(List<OptionalDouble> means) {
        List<String> cells = new ArrayList<>();
        for (OptionalDouble mean : means) {
            boolean known = mean.isPresent() && mean.getAsDouble() > 0;
            cells.add(known ? millis(mean.getAsDouble()) : mean.isPresent() ? "-" : "impossible");
            cells.add(
                    known && means.get(0).isPresent() && means.get(0).getAsDouble() > 0
                            ? Figures.ratio(mean.getAsDouble() / means.get(0).getAsDouble()) + "x"
                            : "");
        }
        return cells;
    }

    private void addOwn(MixResult mix, LoopResult loop) {
        TextTable table = new TextTable(List.of("", "requests", "mean", "p50", "p95", "p99", "errors"));
        for (RequestResult request : loop.requests()) {
            table.add(own(request.request(), request.latencies(), request.errors()));
        }
        table.add(own("WEIGHTED" + (isWhole(mix) ? "" : " *"), loop.weighted(mix.common()), loop.errors()));
        out.append(table.text("    "));
        List<Double> rounds = loop.rounds(mix.common());
        out.append("    ").append(Figures.number(loop.throughput())).append(" requests per second");
        if (!rounds.isEmpty()) {
            out.append(rounds.stream()
                    .map(BenchmarkText::millis)
                    .collect(Collectors.joining(", ", "; weighted mean by rounds ", "")));
        }
        if (loop.unserved() > 0) {
            out.append("; ").append(Numbers.text(loop.unserved())).append(" requests were never begun");
        }
        out.append("\n\n");
    }

    private static List<String> own(String name, Latencies latencies, long errors) {
        List<String> cells = new ArrayList<>(List.of(name));
        cells.addAll(LatencyCells.of(latencies, BenchmarkText::millis));
        cells.add(Numbers.text(errors));
        return cells;
    }

    private void addSizes(MixResult mix) {
        List<String> header = new ArrayList<>(List.of("", "families", "entries", "loaded per second", "on disk"));
        boolean known =
                mix.schemas().stream().anyMatch(s -> result.published(mix, s).isPresent());
        header.addAll(known ? List.of("published", "") : List.of());
        TextTable table = new TextTable(header);
        for (SchemaResult schema : mix.schemas()) {
            List<String> cells = new ArrayList<>(List.of(
                    schema.schema(),
                    Numbers.text(schema.families()),
                    Numbers.text(schema.entries()),
                    Figures.number(schema.entries() / schema.loadSeconds()),
                    schema.bytes().isPresent() ? Figures.bytes(schema.bytes().getAsLong()) : "not known"));
            cells.addAll(known ? published(result.published(mix, schema)) : List.of());
            table.add(cells);
        }
        out.append(table.text("  ")).append('\n');
    }

    private static List<String> published(Optional<Published> published) {
        return List.of(
                published
                        .filter(p -> p.millis().isPresent())
                        .map(p -> millis(1e6 * p.millis().getAsDouble()))
                        .orElse(""),
                published
                        .filter(p -> p.bytes().isPresent())
                        .map(p -> Figures.bytes(p.bytes().getAsDouble()))
                        .orElse(""));
    }

    private static String millis(double nanos) {
        return String.format(Locale.ROOT, nanos < 1e7 ? "%.3f ms" : nanos < 1e8 ? "%.2f ms" : "%.1f ms", nanos / 1e6);
    }
}
