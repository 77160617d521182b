package org.colonnade.experiment;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Watcher;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.Measurement;
import org.colonnade.cost.CostModel;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.LoadWatcher;
import org.colonnade.experiment.Findings.Agreement;
import org.colonnade.measurement.Heats;
import org.colonnade.measurement.HeatsWatcher;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.RaceWatcher;
import org.colonnade.programme.Solver;
import org.colonnade.server.ServerException;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.workload.Mix;

/** The requests of RUBiS on the recommended, an expert's and a normalised schema. */
final class AuctionSite implements Experiment {
    private static final String RECOMMENDED = "recommended";

    @Override
    public String name() {
        return "rubis";
    }

    @Override
    public String title() {
        return "RUBiS: response times of three schemas";
    }

    @Override
    public String source() {
        return "NoSE: Schema Design for NoSQL Applications, Figures 17 and 18";
    }

    @Override
    public String published() {
        return "In the bidding mix the recommended schema takes 8.4 ms in the weighted mean, 4.9 times less than an expert's "
                + "and 10.2 times less than a normalised one; in the mix with the most updates it is slightly worse than both.";
    }

    @Override
    public Findings run(Occasion occasion) {
        String kind = occasion.venue()
                .kinds(List.of(occasion.extent() == Extent.SMOKE ? "embedded" : "cassandra"))
                .get(0);
        try (Store store = occasion.venue().open(kind)) {
            return measured(store, store.product().orElse(kind), occasion);
        } catch (StoreException | ServerException e) {
            return new Findings(
                    Agreement.OPEN, "The store could not be used.", List.of(Part.failed(kind, e.getMessage())));
        }
    }

    private static Findings measured(Store store, String product, Occasion occasion) {
        CostModel model = model(store, occasion);
        Design design = Workloads.read("rubis", Workloads.text("rubis.design"));
        double scale = occasion.extent().of(0.005, 0.1, 1.0);
        Heats heats = new Heats(
                store, new GeneratedData(design, scale, occasion.seed(), Skew.NONE), new Watching(occasion.watcher()));
        Plan plan = new Plan(
                org.colonnade.measurement.Extent.of(
                        Duration.ofMillis(occasion.extent().of(500, 8_000, 60_000))),
                occasion.extent().of(1, 4, 10),
                2,
                OptionalDouble.empty(),
                occasion.seed());
        List<MixResult> results = new ArrayList<>();
        for (Mix mix : occasion.extent() == Extent.SMOKE ? List.of(design.defaultMix()) : design.mixes()) {
            heats.run(entries(design, mix, model), plan).ifPresent(results::add);
        }
        String remark = String.format(
                Locale.ROOT,
                "%s, %.0f users, 2 clients without a pause; cost model %s, which was calibrated before.",
                product,
                2_000 * scale,
                model.name());
        return new AuctionFindings(results).findings(remark).at(occasion.extent());
    }

    /** What the schemas are chosen by: measured on the store itself. */
    private static CostModel model(Store store, Occasion occasion) {
        Duration time = Duration.ofSeconds(occasion.extent().of(1, 20, 60));
        List<Measurement> measured = new org.colonnade.calibration.Experiment(store, occasion.seed())
                .run(time, (doing, share) -> occasion.watcher().goesOn("calibrating"));
        return measured.isEmpty()
                ? CostModel.CASSANDRA
                : Calibration.of(measured).model("calibrated");
    }

    private static List<Heats.Entry> entries(Design design, Mix mix, CostModel model) {
        Advisor advisor = new Advisor(design, mix, model, Solver.find().orElseThrow());
        List<Heats.Entry> entries = new ArrayList<>();
        entries.add(new Heats.Entry(RECOMMENDED, advisor.recommend(Budget.NONE, Watcher.NOBODY)));
        design.schemas().forEach(s -> entries.add(new Heats.Entry(s.name(), advisor.evaluate(s, Watcher.NOBODY))));
        return entries;
    }

    /** Watches for whoever watches the experiment. */
    private record Watching(Occasion.Watcher watcher) implements HeatsWatcher {
        @Override
        public <T> T loading(Function<LoadWatcher, T> load) {
            return load.apply(p -> watcher.goesOn("loading " + p.family()));
        }

        @Override
        public <T> T racing(String mix, Function<RaceWatcher, T> race) {
            return race.apply((turn, turns, what) -> watcher.goesOn(mix + ": " + what + ", " + turn + " of " + turns));
        }
    }
}
