package org.colonnade.measurement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.advice.Recommendation;
import org.colonnade.data.GeneratedData;
import org.colonnade.engine.Engine;
import org.colonnade.engine.Loaded;
import org.colonnade.engine.Loader;
import org.colonnade.guard.Reach;
import org.colonnade.store.Clearance;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Store;
import org.colonnade.work.Watcher;

/** Runs the part of a benchmark that is one mix: loads the schemas, lets them race, and drops them. */
public record Heats(Store store, Reach reach, GeneratedData data, Watcher watcher) {
    private static final String DATA = "what a benchmark left";

    /** A schema with its plans. */
    public record Entry(String schema, Recommendation advice) {}

    /**
     * Runs the heats; returns nothing if it was stopped before anything was measured.
     *
     * @throws NothingInCommonException if no request can run on all schemas
     */
    public Optional<MixResult> run(List<Entry> entries, Plan plan) {
        List<Contestant> contestants = new ArrayList<>();
        for (Entry entry : entries) {
            contestants.add(new Contestant(
                    entry.schema,
                    entry.advice,
                    new Engine(store, entry.advice, reach.on(store), family -> entry.schema + "_" + family)));
        }
        String mix = entries.get(0).advice.mix().name();
        if (Contestant.common(contestants).isEmpty()) {
            throw new NothingInCommonException(mix);
        }
        contestants.forEach(c -> loader().restart(c.engine().families()));
        try {
            List<Fill> loaded = new ArrayList<>();
            for (Contestant contestant : contestants) {
                Optional<Fill> one = load(contestant);
                if (one.isEmpty()) {
                    return Optional.empty();
                }
                loaded.add(one.get());
            }
            return Optional.of(race(mix, contestants, loaded, plan));
        } finally {
            Clearance.of(contestants, c -> c.engine().drop(), watcher::left);
        }
    }

    /** Returns a loader that replaces the remains of a benchmark, and refuses families that hold anything else. */
    private Loader loader() {
        return new Loader(store, data, DATA);
    }

    private record Fill(long entries, double seconds) {}

    private Optional<Fill> load(Contestant contestant) {
        long start = System.nanoTime();
        contestant.engine().create();
        Loaded loaded = loader().load(contestant.engine().families(), watcher);
        return loaded.finished()
                ? Optional.of(new Fill(loaded.written(), (System.nanoTime() - start) / 1e9))
                : Optional.empty();
    }

    private MixResult race(String mix, List<Contestant> contestants, List<Fill> loaded, Plan plan) {
        List<Runner> runners =
                contestants.stream().map(c -> c.runner(data, plan.seed())).toList();
        Race.Standings standings = new Race(mix, plan, runners, watcher).run();
        List<SchemaResult> results = new ArrayList<>();
        for (int i = 0; i < contestants.size(); i++) {
            Contestant contestant = contestants.get(i);
            results.add(new SchemaResult(
                    contestant.schema(),
                    contestant.advice().families().size(),
                    loaded.get(i).entries,
                    loaded.get(i).seconds,
                    bytes(contestant),
                    standings.closed().get(contestant.schema()),
                    Optional.ofNullable(standings.open().get(contestant.schema()))));
        }
        return new MixResult(mix, results, standings.rate(), Contestant.common(contestants), standings.finished());
    }

    /** Of all families, if the store can tell of each. */
    private OptionalLong bytes(Contestant contestant) {
        long sum = 0;
        for (FamilyShape family : contestant.engine().families()) {
            OptionalLong bytes = store.bytes(family.shape());
            if (bytes.isEmpty()) {
                return OptionalLong.empty();
            }
            sum += bytes.getAsLong();
        }
        return OptionalLong.of(sum);
    }
}
