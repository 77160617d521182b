package org.colonnade.experiment;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.form.Figures;
import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.LoopResult;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.Published;
import org.colonnade.measurement.SchemaResult;

/** The weighted means of schemas in some mixes, and how they compare with the recommended one, which is the first. */
record AuctionMeans(List<MixResult> mixes, List<Published> published) {
    static final String RECOMMENDED = "recommended";

    private static final double MILLISECOND = 1e6;
    private static final double MEGABYTE = 1e6;

    /** Clients that begin a request when their last one has ended; the other loop is at a fixed rate. */
    static Optional<LoopResult> closed(SchemaResult schema) {
        return Optional.of(schema.closed());
    }

    /** How many times as long as the recommended schema the others take, without a pause. */
    static Stream<Double> slowdowns(MixResult mix) {
        return mix.schemas().stream().skip(1).map(s -> slowdown(mix, s, AuctionMeans::closed));
    }

    /** The same in words, of one loop as far as it was run. */
    String slowdowns(Function<SchemaResult, Optional<LoopResult>> loop) {
        return mixes.stream()
                .filter(m -> m.loops(loop).isPresent())
                .map(m -> m.mix() + ": "
                        + m.schemas().stream()
                                .skip(1)
                                .map(s -> s.schema() + " " + Figures.ratio(slowdown(m, s, loop)))
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
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

    /** Of one loop, as far as it was run. */
    Table table(Function<SchemaResult, Optional<LoopResult>> loop) {
        Table.Builder table = new Table.Builder(
                2,
                "mix | schema | requests | errors | rate [1/s] | mean [ms] | p95 [ms] | times recommended"
                        + " | published [ms] | times recommended, published | on disk [MB]");
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
}
