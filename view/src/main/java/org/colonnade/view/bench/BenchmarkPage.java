package org.colonnade.view.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.colonnade.advice.ByteCount;
import org.colonnade.advice.Figures;
import org.colonnade.measurement.BenchmarkResult;
import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.LoopResult;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.RequestResult;
import org.colonnade.measurement.SchemaResult;
import org.colonnade.view.chart.BarChart;
import org.colonnade.view.chart.BarChart.Bar;
import org.colonnade.view.chart.BarChart.Segment;
import org.colonnade.view.page.Html;
import org.colonnade.view.page.NumberTable;
import org.colonnade.view.page.Page;

/** The page of a benchmark: how fast each schema is in each mix, as charts and tables. */
public final class BenchmarkPage {
    private static final List<String> STYLES = List.of("lookups", "support", "writes", "sorts", "bytes");

    private final BenchmarkResult result;

    private BenchmarkPage(BenchmarkResult result) {
        this.result = result;
    }

    public static String of(BenchmarkResult result) {
        return Page.of("Benchmark of " + result.setting().design(), new BenchmarkPage(result).main());
    }

    private Html main() {
        BenchmarkResult.Setting setting = result.setting();
        List<Html> parts = new ArrayList<>();
        parts.add(new Html("h1").text("Benchmark of " + setting.design()));
        parts.add(Html.of(
                "p",
                "lede",
                "Response times on " + setting.product() + ", " + setting.data() + ", cost model "
                        + setting.costModel() + ". The measuring program ran on "
                        + result.machine().processors() + " processors, "
                        + ByteCount.text(result.machine().memory()) + ", "
                        + result.machine().java() + "."));
        for (MixResult mix : result.mixes()) {
            parts.add(section(mix, "closed", clients() + " clients without a pause", s -> Optional.of(s.closed())));
            mix.rate()
                    .ifPresent(r -> parts.add(
                            section(mix, "open", Figures.number(r) + " requests per second", SchemaResult::open)));
            parts.add(sizes(mix));
        }
        return new Html("main").lines(parts);
    }

    private int clients() {
        return result.setting().plan().clients();
    }

    private Html section(MixResult mix, String id, String title, Function<SchemaResult, Optional<LoopResult>> which) {
        List<Html> parts = new ArrayList<>();
        parts.add(new Html("h2").text("Mix " + mix.mix() + ": " + title));
        mix.loops(which).ifPresent(loops -> {
            parts.add(new Html("div")
                    .with("class", "charts")
                    .lines(figure(total(mix, id, loops)), figure(byRequest(mix, id, loops))));
            parts.add(table(mix, loops));
        });
        return new Html("section").lines(parts);
    }

    private static Html figure(BarChart chart) {
        return new Html("figure")
                .lines(
                        new Html("figcaption").text(chart.title()),
                        new Html("div").raw(chart.draw().toString()));
    }

    private BarChart total(MixResult mix, String id, List<LoopResult> loops) {
        List<Bar> bars = new ArrayList<>();
        for (int i = 0; i < loops.size(); i++) {
            SchemaResult schema = mix.schemas().get(i);
            double mean = loops.get(i).weighted(mix.common()).mean();
            bars.add(bar(schema.schema(), millis(mean), i, mean));
            result.published(mix, schema)
                    .filter(p -> p.millis().isPresent())
                    .ifPresent(p -> bars.add(new Bar(
                            schema.schema() + ", published",
                            millis(1e6 * p.millis().getAsDouble()),
                            List.of(new Segment(
                                    "bytes", "published", 1e6 * p.millis().getAsDouble())))));
        }
        return new BarChart(
                "chart-" + mix.mix() + "-" + id + "-total",
                "Weighted mean" + without(mix),
                "A bar for each schema. The table below has the same numbers.",
                bars);
    }

    private static String without(MixResult mix) {
        List<String> left =
                mix.requests().stream().filter(r -> !mix.common().contains(r)).toList();
        return left.isEmpty() ? "" : ", without " + String.join(", ", left) + ", which not all can run";
    }

    private static BarChart byRequest(MixResult mix, String id, List<LoopResult> loops) {
        List<Bar> bars = new ArrayList<>();
        for (String request : mix.requests()) {
            for (int i = 0; i < loops.size(); i++) {
                Optional<RequestResult> one = loops.get(i).request(request);
                double mean = one.map(o -> o.latencies().mean()).orElse(0.0);
                bars.add(bar(
                        request + ", " + mix.schemas().get(i).schema(),
                        one.isPresent() ? millis(mean) : "impossible",
                        i,
                        mean));
            }
        }
        return new BarChart(
                "chart-" + mix.mix() + "-" + id + "-requests",
                "Mean of each request",
                "A bar for each request and schema. The table below has the same numbers.",
                bars);
    }

    private static Bar bar(String label, String value, int schema, double length) {
        return new Bar(label, value, List.of(new Segment(STYLES.get(schema % STYLES.size()), value, length)));
    }

    private static Html table(MixResult mix, List<LoopResult> loops) {
        NumberTable table = new NumberTable("", "requests", "mean", "p50", "p95", "p99", "errors");
        for (int i = 0; i < loops.size(); i++) {
            LoopResult loop = loops.get(i);
            table.across(new Html("strong")
                    .text(mix.schemas().get(i).schema() + ", " + Figures.number(loop.throughput()) + " per second"));
            loop.requests().forEach(r -> row(table, r.request(), r.latencies(), r.errors()));
            row(table, "weighted" + without(mix), loop.weighted(mix.common()), loop.errors());
        }
        return table.html();
    }

    private static void row(NumberTable table, String name, Latencies latencies, long errors) {
        if (latencies.count() == 0) {
            table.row(new Html("span").text(name), "0", "-", "-", "-", "-", String.valueOf(errors));
            return;
        }
        table.row(
                new Html("span").text(name),
                Stream.concat(
                                Stream.of(String.valueOf(latencies.count()), millis(latencies.mean())),
                                Stream.concat(
                                        Stream.of(50, 95, 99).map(p -> millis(latencies.percentile(p))),
                                        Stream.of(String.valueOf(errors))))
                        .toArray(String[]::new));
    }

    private Html sizes(MixResult mix) {
        NumberTable table = new NumberTable("", "families", "entries", "on disk", "published");
        for (SchemaResult schema : mix.schemas()) {
            table.row(
                    new Html("span").text(schema.schema()),
                    String.valueOf(schema.families()),
                    String.valueOf(schema.entries()),
                    schema.bytes().isPresent() ? ByteCount.text(schema.bytes().getAsLong()) : "not known",
                    result.published(mix, schema)
                            .filter(p -> p.bytes().isPresent())
                            .map(p -> ByteCount.text(p.bytes().getAsDouble()))
                            .orElse(""));
        }
        return new Html("section").lines(new Html("h3").text("Sizes, mix " + mix.mix()), table.html());
    }

    private static String millis(double nanos) {
        return String.format(Locale.ROOT, "%.3f ms", nanos / 1e6);
    }
}
