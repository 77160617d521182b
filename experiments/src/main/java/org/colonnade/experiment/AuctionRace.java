package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.StoppedException;
import org.colonnade.cost.CostModel;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.guard.Reach;
import org.colonnade.measurement.Heats;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.NothingInCommonException;
import org.colonnade.measurement.Plan;
import org.colonnade.programme.Solver;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/**
 * Runs mixes of RUBiS on the recommended schema and the given ones, and remembers which could not be run. Its process is the
 * only client of the store.
 */
final class AuctionRace {
    private static final Reach REACH = Reach.PROCESS;

    private final Design design;
    private final GeneratedData data;
    private final CostModel costs;
    private final Plan plan;
    private final Watcher watcher;
    private final List<Part> missing = new ArrayList<>();

    AuctionRace(Design design, double scale, CostModel costs, Plan plan, Occasion occasion) {
        this.design = design;
        this.data = new GeneratedData(design, scale, occasion.seed(), Skew.NONE);
        this.costs = REACH.prices(costs);
        this.plan = plan;
        this.watcher = occasion.watcher();
    }

    /** Nothing, if it did not come to a measurement; then {@link #missing} has a part of this title. */
    Optional<MixResult> run(Mix mix, Store store, String title) {
        try {
            Optional<MixResult> result = new Heats(store, REACH, data, watcher).run(entries(mix), plan);
            if (result.isEmpty()) {
                missing.add(Part.skipped(title, "It was stopped before."));
            }
            return result;
        } catch (StoppedException e) {
            missing.add(Part.skipped(title, e.getMessage()));
        } catch (StoreException | NothingInCommonException e) {
            missing.add(Part.failed(title, e.getMessage()));
        }
        return Optional.empty();
    }

    private List<Heats.Entry> entries(Mix mix) {
        Advisor advisor = new Advisor(design, mix, costs, Solver.find().orElseThrow());
        Watcher watch = watcher.within("advising for " + mix.name());
        List<Heats.Entry> entries = new ArrayList<>();
        entries.add(new Heats.Entry(AuctionMeans.RECOMMENDED, advisor.recommend(Budget.NONE, watch)));
        design.schemas().forEach(s -> entries.add(new Heats.Entry(s.name(), advisor.evaluate(s, watch))));
        return entries;
    }

    List<Part> missing() {
        return List.copyOf(missing);
    }
}
