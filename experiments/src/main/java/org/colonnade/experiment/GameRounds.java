package org.colonnade.experiment;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.arrangement.Cell;
import org.colonnade.arrangement.Contest;
import org.colonnade.arrangement.ContestResult;
import org.colonnade.arrangement.ContestWatcher;
import org.colonnade.arrangement.Entrants;
import org.colonnade.arrangement.Finding;
import org.colonnade.arrangement.Population;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.arrangement.Workload;
import org.colonnade.design.Design;
import org.colonnade.experiment.Table.Column;
import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.Machine;
import org.colonnade.measurement.Plan;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.representation.StoreProfile;
import org.colonnade.representation.StoreProfiles;
import org.colonnade.server.ServerException;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/** Games and their rounds: as one entry, cut into entries, and scattered over blocks. */
final class GameRounds implements Experiment {
    private static final double MILLISECOND = 1e6;
    private static final double KILOBYTE = 1e3;
    /** Cassandra is first, because it still runs for the experiments before. */
    private static final List<String> QUICK =
            List.of("cassandra", "redis", "hbase", "dynamodb", "mongodb", "couchbase", "embedded");
    /** App Engine's stub of Datastore did not load in minutes on a busy machine, so that only full runs have it. */
    private static final List<String> FULL =
            Stream.concat(QUICK.stream(), Stream.of("datastore")).toList();

    @Override
    public String name() {
        return "rounds";
    }

    @Override
    public String title() {
        return "Games and their rounds: ways to cut an aggregate";
    }

    @Override
    public String source() {
        return "Database Design for NoSQL Systems (NoAM), Section 8, Figure 12";
    }

    @Override
    public String published() {
        return "Retrieving games is fastest with one entry for each (EAO), adding a round with one entry for each round "
                + "(ROUNDS), which also wins for half of each, the less the larger the database; rounds as pairs of their own "
                + "are slower by an order of magnitude at least.";
    }

    @Override
    public Duration planned(Extent extent) {
        return Duration.ofSeconds(extent.of(2, 300, 1_500));
    }

    @Override
    public Findings run(Occasion occasion) {
        Design design = Workloads.read("game", Workloads.text("game.design"));
        Entity game = design.model().entities().stream()
                .filter(e -> e.name().equals("Game"))
                .findFirst()
                .orElseThrow();
        Attribute rounds = game.attributes().stream()
                .filter(a -> a.name().equals("rounds"))
                .findFirst()
                .orElseThrow();
        List<Long> sizes = occasion.extent().of(List.of(50L), List.of(250L, 1000L), List.of(500L, 2000L, 8000L));
        Population population = new Population(design, game, rounds, Collections.max(sizes), occasion.seed());
        List<Part> parts = new ArrayList<>();
        RoundsFindings findings = new RoundsFindings();
        for (String kind : occasion.venue().kinds(occasion.extent().of(List.of("embedded"), QUICK, FULL))) {
            parts.addAll(parts(kind, population, sizes, occasion, findings));
        }
        return new Findings(findings.agreement(), findings.sentence(), parts).at(occasion.extent());
    }

    private static List<Part> parts(
            String kind, Population population, List<Long> sizes, Occasion occasion, RoundsFindings findings) {
        if (!occasion.watcher().goesOn("opening " + kind)) {
            return List.of(Part.skipped(kind, "It was stopped before."));
        }
        Plan plan = plan(occasion);
        try (Store store = occasion.venue().open(kind)) {
            Optional<Fitting> fitting =
                    Fitting.measured(store, Duration.ofMillis(occasion.extent().of(200, 5_000, 20_000)), occasion);
            StoreProfile assumed = StoreProfiles.ofScheme(kind);
            StoreProfile costs = fitting.map(f -> assumed.with(f.model())).orElse(assumed);
            String remark = "The advisor's costs are "
                    + fitting.map(Fitting::how).orElse("those that it assumes of such stores") + ".";
            StoreResult result = new Contest(
                            population, store, new Entrants(population, costs), new Watching(kind, occasion.watcher()))
                    .run(occasion.venue().product(kind, store), sizes, plan);
            List<Finding> told = new ContestResult(
                            new ContestResult.Setting(
                                    "game", "Game", population.collection(), population.bytes(), plan),
                            Machine.here(),
                            List.of(result))
                    .findings(result);
            findings.add(result, told);
            if (!result.finished()) {
                return List.of(Part.measured(result.product(), false, remark, times(result)));
            }
            return List.of(
                    Part.done(result.product(), remark, times(result)),
                    Part.done(result.product() + ": what was claimed", "", claims(told)));
        } catch (StoreException | ServerException e) {
            return List.of(Part.failed(kind, e.getMessage()));
        }
    }

    private static Plan plan(Occasion occasion) {
        return new Plan(
                org.colonnade.measurement.Extent.of(
                        Duration.ofMillis(occasion.extent().of(50, 300, 1_000))),
                occasion.extent().of(1, 3, 4),
                1,
                OptionalDouble.empty(),
                occasion.seed());
    }

    private static Table times(StoreResult result) {
        Table.Builder table = new Table.Builder(
                3,
                Column.of("workload"),
                Column.of("games"),
                Column.of("kept as"),
                new Column("mean", "ms"),
                new Column("p50", "ms"),
                new Column("p95", "ms"),
                Column.of("calls"),
                Column.of("entries"),
                new Column("moved", "kB"));
        for (Cell cell : result.cells()) {
            Latencies latencies = cell.latencies();
            table.row(
                    cell.workload().title(),
                    cell.size(),
                    cell.arrangement(),
                    latencies.mean() / MILLISECOND,
                    latencies.percentile(50) / MILLISECOND,
                    latencies.percentile(95) / MILLISECOND,
                    cell.effort().calls(),
                    cell.effort().entries(),
                    cell.effort().bytes() / KILOBYTE);
        }
        return table.charting("mean");
    }

    private static Table claims(List<Finding> findings) {
        Table.Builder table =
                new Table.Builder(1, Column.of("claim"), Column.of("ratio"), Column.of("by size"), Column.of("holds"));
        for (Finding finding : findings) {
            table.row(
                    finding.claim(),
                    finding.ratio(),
                    finding.ratios().stream().map(Table::text).collect(Collectors.joining(", ")),
                    finding.holds() ? "yes" : "no");
        }
        return table.build();
    }

    private record Watching(String store, Occasion.Watcher watcher) implements ContestWatcher {
        @Override
        public boolean loads(long done, long all) {
            return watcher.goesOn(store + ": loading " + done + " of " + all);
        }

        @Override
        public boolean goesOn(Workload workload, long size, Turn turn) {
            return watcher.goesOn(store + ": " + workload.title() + " of " + size + ", " + turn.what());
        }
    }
}
