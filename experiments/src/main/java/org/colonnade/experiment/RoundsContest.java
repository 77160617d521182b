package org.colonnade.experiment;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.arrangement.Cell;
import org.colonnade.arrangement.Contest;
import org.colonnade.arrangement.ContestResult;
import org.colonnade.arrangement.Entrants;
import org.colonnade.arrangement.Finding;
import org.colonnade.arrangement.Population;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.calibration.BlockCalibration;
import org.colonnade.calibration.BlockExperiment;
import org.colonnade.calibration.BlockOperation;
import org.colonnade.calibration.Measurement;
import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.Machine;
import org.colonnade.measurement.Plan;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;

/** Measures ways to keep games on one store after the other. */
record RoundsContest(Population population, Occasion occasion) {
    private static final double MILLISECOND = 1e6;
    private static final double KILOBYTE = 1e3;

    /** What was measured on a store of a kind; what it tells is added to the findings. */
    List<Part> on(String kind, List<Long> sizes, RoundsFindings findings) {
        return occasion.parts(kind, store -> on(kind, store, sizes, findings));
    }

    private List<Part> on(String kind, Store store, List<Long> sizes, RoundsFindings findings) {
        Plan plan = occasion.plan(
                occasion.extent().of(50, 300, 1_000), occasion.extent().of(1, 3, 4), 1);
        BlockExperiment experiment = new BlockExperiment(store, occasion.seed());
        List<Measurement<BlockOperation>> measured = experiment.run(
                Duration.ofMillis(occasion.extent().of(200, 4_000, 20_000)),
                occasion.watcher().within("calibrating"));
        StoreProfile assumed = Stores.kind(kind).profile();
        StoreProfile costs = measured.isEmpty()
                ? assumed
                : assumed.with(BlockCalibration.of(measured).costs());
        String remark = "The advisor's costs are "
                + (measured.isEmpty()
                        ? "those that it assumes of such stores."
                        : "calibrated with aggregates on the store in " + experiment.rounds() + " rounds.");
        StoreResult result = new Contest(
                        population,
                        store,
                        new Entrants(population, costs),
                        occasion.watcher().within(kind))
                .run(occasion.venue().product(kind, store), sizes, plan);
        List<Finding> told = new ContestResult(
                        new ContestResult.Setting("game", "Game", population.collection(), population.bytes(), plan),
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
    }

    private static Table times(StoreResult result) {
        Table.Builder table = new Table.Builder(
                3, "workload | games | kept as | mean [ms] | p50 [ms] | p95 [ms] | calls | entries" + " | moved [kB]");
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
        Table.Builder table = new Table.Builder(1, "claim | ratio | by size | holds");
        for (Finding finding : findings) {
            table.row(
                    finding.claim(),
                    finding.ratio(),
                    finding.ratios().stream().map(Table::text).collect(Collectors.joining(", ")),
                    finding.holds() ? "yes" : "no");
        }
        return table.build();
    }
}
