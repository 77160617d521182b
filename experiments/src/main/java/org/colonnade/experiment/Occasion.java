package org.colonnade.experiment;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.RunLength;
import org.colonnade.server.ServerException;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * What an experiment runs with.
 *
 * @param seed of all that is random
 * @param venue where stores come from
 * @param watcher hears how far the experiment has come; several threads may tell it
 */
public record Occasion(Thoroughness extent, long seed, Venue venue, Watcher watcher) {
    /** Tells what is begun; returns whether it is to go on. */
    boolean begins(String doing) {
        return watcher.goesOn(Progress.of(doing));
    }

    /** The plan of a measurement, with its milliseconds, the turns that they are divided into, and its clients. */
    Plan plan(int millis, int rounds, int clients) {
        return new Plan(RunLength.of(Duration.ofMillis(millis)), rounds, clients, OptionalDouble.empty(), seed);
    }

    /** Measures on a store of a kind; if it cannot be opened or fails, the other function tells why. */
    private <T> T on(String kind, Function<Store, T> measured, Function<String, T> failed) {
        try (Store store = venue.open(kind)) {
            return measured.apply(store);
        } catch (StoreException | ServerException e) {
            return failed.apply(e.getMessage());
        }
    }

    /** Runs an experiment on one store: the first that was named, or else Cassandra, or the embedded one for a smoke run. */
    ExperimentResult onOne(BiFunction<String, Store, ExperimentResult> measured) {
        String kind = venue.kinds(List.of(extent.of("embedded", "cassandra", "cassandra")))
                .get(0);
        return on(kind, store -> measured.apply(kind, store).at(extent), why -> ExperimentResult.failed(kind, why));
    }

    /** Runs the parts of an experiment that are about stores of a kind. */
    List<Part> parts(String kind, Function<Store, List<Part>> measured) {
        return begins("opening " + kind)
                ? on(kind, measured, why -> List.of(Part.failed(kind, why)))
                : List.of(Part.skipped(kind, "It was stopped before."));
    }
}
