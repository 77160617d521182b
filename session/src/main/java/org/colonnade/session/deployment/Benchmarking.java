package org.colonnade.session.deployment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Recommendation;
import org.colonnade.data.GeneratedData;
import org.colonnade.guard.Reach;
import org.colonnade.measurement.BenchmarkResult;
import org.colonnade.measurement.Heats;
import org.colonnade.measurement.Machine;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.NothingInCommonException;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.Published;
import org.colonnade.session.FamilyChoice;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/**
 * Measures families side by side on a store, for one mix after the other.
 *
 * @param guard what keeps updates of clients apart, which the plans pay for
 * @param published figures of others, to be shown beside
 */
public record Benchmarking(Session session, GeneratedData data, Plan plan, Reach guard, List<Published> published) {
    public Benchmarking {
        session = session.priced(guard::prices);
        published = List.copyOf(published);
    }

    /** What was measured, and whether all of it was. */
    public record Benchmarked(BenchmarkResult result, boolean finished) {}

    /** Makes families for the benchmark, measures, and drops them; if it is stopped, the result is what there is. */
    public Benchmarked run(List<FamilyChoice> choices, List<Mix> mixes, Address address, Watcher watcher) {
        List<MixResult> results = new ArrayList<>();
        String product;
        try (Store store = Stores.open(address)) {
            product = store.product().orElse(address.scheme());
            Heats heats = new Heats(store, guard, data, watcher);
            for (Mix mix : mixes) {
                Optional<MixResult> result = race(heats, entries(choices, mix, watcher));
                result.ifPresent(results::add);
                if (result.isEmpty() || !result.get().finished()) {
                    break;
                }
            }
        }
        boolean finished = results.size() == mixes.size() && results.stream().allMatch(MixResult::finished);
        return new Benchmarked(
                new BenchmarkResult(setting(address, product), Machine.here(), results, published), finished);
    }

    private BenchmarkResult.Setting setting(Address address, String product) {
        return new BenchmarkResult.Setting(
                session.title(), session.model().name(), address.toString(), product, guard, data.identity(), plan);
    }

    private Optional<MixResult> race(Heats heats, List<Heats.Entry> entries) {
        try {
            return heats.run(entries, plan);
        } catch (NothingInCommonException e) {
            throw new Refusal(e.getMessage());
        }
    }

    private List<Heats.Entry> entries(List<FamilyChoice> choices, Mix mix, Watcher watcher) {
        List<Heats.Entry> entries = new ArrayList<>();
        for (FamilyChoice choice : choices) {
            Recommendation advice = choice.plan(session, mix, watcher);
            Refusal.require(
                    watcher.goesOn(Progress.of("planning")),
                    "interrupted before the families were known; nothing was done");
            entries.add(new Heats.Entry(choice.name(), advice));
        }
        return entries;
    }
}
