package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.experiment.Findings.Agreement;
import org.colonnade.experiment.Table.Column;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.RequestResult;
import org.colonnade.measurement.SchemaResult;

/** What the race of RUBiS' schemas tells, beside the published figures. */
final class AuctionFindings {
    private static final double MILLISECOND = 1e6;
    private static final String PUBLISHED_MIX = "bidding";
    private static final Map<String, Double> PUBLISHED = Map.of("recommended", 8.4, "expert", 41.6, "normalized", 87.0);

    private final List<MixResult> mixes;

    AuctionFindings(List<MixResult> mixes) {
        this.mixes = mixes;
    }

    Findings findings(String remark) {
        if (mixes.isEmpty()) {
            return new Findings(Agreement.OPEN, "It was stopped before anything was measured.", List.of());
        }
        List<Part> parts = new ArrayList<>();
        parts.add(Part.done(
                "Weighted means (Figure 18)",
                remark + " Requests that not all schemas can run are left out of the means.",
                means()));
        mixes.forEach(m -> parts.add(Part.done("Requests of the mix " + m.mix() + " (Figure 17)", "", requests(m))));
        return new Findings(Agreement.of(isBestEverywhere()), sentence(), parts);
    }

    private boolean isBestEverywhere() {
        return mixes.stream().allMatch(m -> slowdowns(m).allMatch(s -> s > 1));
    }

    /** How many times as long the other schemas take as the recommended one. */
    private static Stream<Double> slowdowns(MixResult mix) {
        double best = mean(mix, mix.schemas().get(0));
        return mix.schemas().stream().skip(1).map(s -> mean(mix, s) / best);
    }

    private static double mean(MixResult mix, SchemaResult schema) {
        return schema.closed().weighted(mix.common()).mean() / MILLISECOND;
    }

    private String sentence() {
        List<String> words = new ArrayList<>();
        for (MixResult mix : mixes) {
            List<String> factors = new ArrayList<>();
            for (SchemaResult schema : mix.schemas().subList(1, mix.schemas().size())) {
                factors.add(String.format(
                        Locale.ROOT,
                        "%s %.2f",
                        schema.schema(),
                        mean(mix, schema) / mean(mix, mix.schemas().get(0))));
            }
            words.add(mix.mix() + ": " + String.join(", ", factors));
        }
        return "How many times as long as the recommended schema the others take: " + String.join("; ", words)
                + ". The paper has two machines and 200,000 users; here all gets of a lookup are under way at once. What that "
                + "changes was not measured.";
    }

    private Table means() {
        Table.Builder table = new Table.Builder(
                2,
                Column.of("mix"),
                Column.of("schema"),
                Column.of("requests"),
                new Column("mean", "ms"),
                new Column("p95", "ms"),
                Column.of("times recommended"),
                new Column("published", "ms"),
                Column.of("times recommended, published"),
                new Column("on disk", "MB"));
        for (MixResult mix : mixes) {
            for (SchemaResult schema : mix.schemas()) {
                Optional<Double> published = mix.mix().equals(PUBLISHED_MIX)
                        ? Optional.ofNullable(PUBLISHED.get(schema.schema()))
                        : Optional.empty();
                table.row(
                        mix.mix(),
                        schema.schema(),
                        schema.closed().weighted(mix.common()).count(),
                        mean(mix, schema),
                        schema.closed().weighted(mix.common()).percentile(95) / MILLISECOND,
                        mean(mix, schema) / mean(mix, mix.schemas().get(0)),
                        published.orElse(null),
                        published.map(p -> p / PUBLISHED.get("recommended")).orElse(null),
                        schema.bytes().isPresent() ? schema.bytes().getAsLong() / MILLISECOND : null);
            }
        }
        return table.charting("mean");
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
                            .map(AuctionFindings::mean)
                            .orElse(null)));
            table.row(cells.toArray());
        }
        return table.build();
    }

    private static Object mean(RequestResult request) {
        return request.latencies().mean() / MILLISECOND;
    }
}
