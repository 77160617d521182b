package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.experiment.Findings.Agreement;
import org.colonnade.experiment.Table.Column;
import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.LoopResult;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.Published;
import org.colonnade.measurement.SchemaResult;

/** What the race of RUBiS' schemas tells, beside the published figures. */
final class AuctionFindings {
    static final String RECOMMENDED = "recommended";

    private static final double MILLISECOND = 1e6;
    private static final double MEGABYTE = 1e6;
    private static final String MOST_UPDATES = "write_heavy";

    private final List<MixResult> mixes;
    private final List<Published> published;
    private final String setting;

    /** @param setting what was measured on what, in words */
    AuctionFindings(List<MixResult> mixes, List<Published> published, String setting) {
        this.mixes = mixes;
        this.published = published;
        this.setting = setting;
    }

    /** @param missing the mixes that were not measured */
    Findings findings(List<Part> missing) {
        if (mixes.isEmpty()) {
            return new Findings(Agreement.OPEN, "Nothing was measured.", missing);
        }
        List<Part> parts = new ArrayList<>();
        boolean finished = mixes.stream().allMatch(MixResult::finished);
        String common = setting + " Requests that not all schemas can run are left out of the means.";
        parts.add(Part.measured(
                "Weighted means (Figure 18)",
                finished,
                "Two clients without a pause. " + common,
                means(s -> Optional.of(s.closed()))));
        parts.add(Part.measured(
                "Weighted means at a fixed rate",
                finished,
                "Half of what the slowest schema does without a pause; a request counts from when it should have begun.",
                means(SchemaResult::open)));
        mixes.forEach(m -> parts.add(
                Part.measured("Requests of the mix " + m.mix() + " (Figure 17)", m.finished(), "", requests(m))));
        parts.addAll(missing);
        return new Findings(finished && missing.isEmpty() ? agreement() : Agreement.OPEN, sentence(), parts);
    }

    /** The recommended schema is best, but for the mix with the most updates. */
    private Agreement agreement() {
        return Agreement.of(mixes.stream()
                .allMatch(m -> slowdowns(m).allMatch(s -> m.mix().equals(MOST_UPDATES) ? s < 1 : s > 1)));
    }

    /** How many times as long as the recommended schema the others take. */
    private static Stream<Double> slowdowns(MixResult mix) {
        return mix.schemas().stream().skip(1).map(s -> slowdown(mix, s, t -> Optional.of(t.closed())));
    }

    private static double slowdown(
            MixResult mix, SchemaResult schema, Function<SchemaResult, Optional<LoopResult>> loop) {
        return latencies(mix, schema, loop).mean()
                / latencies(mix, mix.schemas().get(0), loop).mean();
    }

    private static Latencies latencies(
            MixResult mix, SchemaResult schema, Function<SchemaResult, Optional<LoopResult>> loop) {
        return loop.apply(schema).orElseThrow().weighted(mix.common());
    }

    private String sentence() {
        return "How many times as long as the recommended schema the others take, without a pause: "
                + slowdowns(s -> Optional.of(s.closed())) + ". At a fixed rate: " + slowdowns(SchemaResult::open) + ". "
                + heaviest()
                + "The paper has two machines and 200,000 users; here all gets of a lookup are under way at once. What that "
                + "changes was not measured.";
    }

    private String slowdowns(Function<SchemaResult, Optional<LoopResult>> loop) {
        return mixes.stream()
                .filter(m -> m.loops(loop).isPresent())
                .map(m -> m.mix() + ": "
                        + m.schemas().stream()
                                .skip(1)
                                .map(s -> String.format(Locale.ROOT, "%s %.2f", s.schema(), slowdown(m, s, loop)))
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }

    private String heaviest() {
        return mixes.stream()
                .filter(m -> m.mix().equals(MOST_UPDATES))
                .findFirst()
                .map(m -> slowdowns(m).filter(s -> s < 1).count())
                .map(
                        better -> "Of the others, " + (better == 0 ? "none" : String.valueOf(better))
                                + " is faster without a pause in the mix with the most updates; in the paper both are, slightly. ")
                .orElse("");
    }

    /** Of one loop, as far as it was run. */
    private Table means(Function<SchemaResult, Optional<LoopResult>> loop) {
        Table.Builder table = new Table.Builder(
                2,
                Column.of("mix"),
                Column.of("schema"),
                Column.of("requests"),
                Column.of("errors"),
                new Column("rate", "1/s"),
                new Column("mean", "ms"),
                new Column("p95", "ms"),
                Column.of("times recommended"),
                new Column("published", "ms"),
                Column.of("times recommended, published"),
                new Column("on disk", "MB"));
        for (MixResult mix : mixes) {
            if (mix.loops(loop).isPresent()) {
                mix.schemas().forEach(s -> add(mix, s, loop, table));
            }
        }
        return table.charting("mean");
    }

    private void add(
            MixResult mix,
            SchemaResult schema,
            Function<SchemaResult, Optional<LoopResult>> loop,
            Table.Builder table) {
        LoopResult result = loop.apply(schema).orElseThrow();
        Latencies latencies = latencies(mix, schema, loop);
        OptionalDouble figure = published(mix.mix(), schema.schema());
        OptionalDouble best = published(mix.mix(), RECOMMENDED);
        table.row(
                mix.mix(),
                schema.schema(),
                latencies.count(),
                result.errors(),
                result.throughput(),
                latencies.mean() / MILLISECOND,
                latencies.percentile(95) / MILLISECOND,
                slowdown(mix, schema, loop),
                figure.isPresent() ? figure.getAsDouble() : null,
                figure.isPresent() && best.isPresent() ? figure.getAsDouble() / best.getAsDouble() : null,
                schema.bytes().isPresent() ? schema.bytes().getAsLong() / MEGABYTE : null);
    }

    private OptionalDouble published(String mix, String schema) {
        return published.stream()
                .filter(p -> p.mix().equals(mix) && p.schema().equals(schema))
                .map(Published::millis)
                .findFirst()
                .orElse(OptionalDouble.empty());
    }

    private static Table requests(MixResult mix) {
        List<Column> columns = new ArrayList<>(List.of(Column.of("request")));
        mix.schemas().forEach(s -> columns.add(new Column(s.schema(), "ms")));
        Table.Builder table = new Table.Builder(1, columns.toArray(Column[]::new));
        for (String request : mix.requests()) {
            List<Object> cells = new ArrayList<>(List.of(request));
            mix.schemas()
                    .forEach(s -> cells.add(s.closed()
                            .request(request)
                            .map(r -> (Object) (r.latencies().mean() / MILLISECOND))
                            .orElse(null)));
            table.row(cells.toArray());
        }
        return table.build();
    }
}
