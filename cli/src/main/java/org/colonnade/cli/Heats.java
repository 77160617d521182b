package org.colonnade.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.advice.Recommendation;
import org.colonnade.data.GeneratedData;
import org.colonnade.engine.Engine;
import org.colonnade.engine.Loader;
import org.colonnade.guard.Guard;
import org.colonnade.measurement.Contestant;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.Race;
import org.colonnade.measurement.SchemaResult;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Store;

/** The part of a benchmark that is one mix: loads the schemas, lets them race, and drops them. */
final class Heats {
    private static final String DATA = "what a benchmark left";

    private final Console console;
    private final Store store;
    private final GeneratedData data;

    Heats(Console console, Store store, GeneratedData data) {
        this.console = console;
        this.store = store;
        this.data = data;
    }

    /** A schema with its plans. */
    record Entry(String schema, Recommendation advice) {}

    /** Nothing, if it was stopped before anything was measured. */
    Optional<MixResult> run(List<Entry> entries, Plan plan) {
        List<Contestant> contestants = new ArrayList<>();
        for (Entry entry : entries) {
            contestants.add(new Contestant(
                    entry.schema,
                    entry.advice,
                    new Engine(store, entry.advice, Guard.process(), family -> entry.schema + "_" + family)));
        }
        String mix = entries.get(0).advice.mix().name();
        if (Contestant.common(contestants).isEmpty()) {
            throw new Unusable("there is no request of the mix " + mix + " that all of these schemas can run");
        }
        contestants.forEach(c -> loader().restart(c.engine().families()));
        try {
            List<Loaded> loaded = new ArrayList<>();
            for (Contestant contestant : contestants) {
                Optional<Loaded> one = load(contestant);
                if (one.isEmpty()) {
                    return Optional.empty();
                }
                loaded.add(one.get());
            }
            return Optional.of(race(mix, contestants, loaded, plan));
        } finally {
            contestants.forEach(c -> c.engine().drop());
        }
    }

    /** What a benchmark left it replaces; families that hold anything else it refuses. */
    private Loader loader() {
        return new Loader(store, data, DATA);
    }

    private record Loaded(long entries, double seconds) {}

    private Optional<Loaded> load(Contestant contestant) {
        long start = System.nanoTime();
        contestant.engine().create();
        try (Loading loading = new Loading(console)) {
            if (!loader().load(contestant.engine().families(), loading)) {
                return Optional.empty();
            }
            return Optional.of(new Loaded(loading.written(), (System.nanoTime() - start) / 1e9));
        }
    }

    private MixResult race(String mix, List<Contestant> contestants, List<Loaded> loaded, Plan plan) {
        Race.Standings standings;
        try (Racing racing = new Racing(console, mix)) {
            standings = new Race(
                            plan,
                            contestants.stream()
                                    .map(c -> c.runner(data, plan.seed()))
                                    .toList(),
                            racing)
                    .run();
        }
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
