package org.colonnade.experiment;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.colonnade.design.Design;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.Plan;
import org.colonnade.store.Store;
import org.colonnade.workload.Mix;

/** The requests of RUBiS on the recommended, an expert's and a normalised schema. */
final class AuctionSite {
    private static final int CLIENTS = 2;
    private static final int USERS = 2_000;

    static final Experiment EXPERIMENT = new Experiment(
            "rubis",
            "RUBiS: response times of three schemas",
            "NoSE: Schema Design for NoSQL Applications, Figures 17 and 18",
            "In the bidding mix the recommended schema takes 8.4 ms in the weighted mean, 4.9 times less than an expert's "
                    + "and 10.2 times less than a normalised one; in the mix with the most updates it is slightly worse than both.",
            new Experiment.Seconds(10, 330, 1_200),
            AuctionSite::run);

    private AuctionSite() {}

    private static ExperimentResult run(Occasion occasion) {
        return occasion.onOne((kind, store) -> measured(store, occasion.venue().product(kind, store), occasion));
    }

    private static ExperimentResult measured(Store store, String product, Occasion occasion) {
        Fitting fitting = Fitting.on(store, Duration.ofSeconds(occasion.extent().of(1, 15, 60)), occasion);
        Design design = Workloads.rubis();
        double scale = occasion.extent().of(0.005, 0.1, 1.0);
        Plan plan = occasion.plan(
                occasion.extent().of(500, 6_000, 15_000), occasion.extent().of(1, 4, 10), CLIENTS);
        AuctionRace race = new AuctionRace(design, scale, fitting.model(), plan, occasion);
        List<MixResult> results = new ArrayList<>();
        for (Mix mix : occasion.extent() == Thoroughness.SMOKE ? List.of(design.defaultMix()) : design.mixes()) {
            race.run(mix, store, "Mix " + mix.name()).ifPresent(results::add);
        }
        Optional<MixResult> oneAtATime = occasion.extent() == Thoroughness.FULL
                ? race.run(design.defaultMix(), new OneAtATime(store), "Gets one after the other")
                : Optional.empty();
        String setting =
                String.format(Locale.ROOT, "%s, %.0f users; cost model %s.", product, USERS * scale, fitting.how());
        return new AuctionFindings(results, oneAtATime, Workloads.published(), setting).findings(race.missing());
    }
}
