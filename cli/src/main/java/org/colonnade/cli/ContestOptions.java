package org.colonnade.cli;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.colonnade.measurement.Extent;
import org.colonnade.measurement.Plan;
import picocli.CommandLine.Option;

/** How much a benchmark of aggregates measures. */
final class ContestOptions {
    private static final long MOST = 100_000_000;

    @Option(
            names = "--sizes",
            paramLabel = "N",
            split = ",",
            description = "Numbers of aggregates, with commas between; 250,1000,4000 is the default.")
    private List<Long> sizes = List.of(250L, 1000L, 4000L);

    @Option(names = "--clients", paramLabel = "N", description = "How many clients there are; 1 is the default.")
    private int clients = 1;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "How long each way is measured for each size and workload; 0.6 is the default.")
    private double time = 0.6;

    @Option(names = "--rounds", paramLabel = "N", description = "In how many turns; 4 is the default.")
    private int rounds = 4;

    @Option(names = "--seed", paramLabel = "S", description = "Which data: any whole number; 1 is the default.")
    private long seed = 1;

    /** Fails if they make no sense. */
    void check() {
        require(
                !sizes.isEmpty() && sizes.stream().allMatch(s -> s >= 1 && s <= MOST),
                "--sizes must be numbers from 1 to 100_000_000, not " + sizes);
        require(clients >= 1 && clients <= 1000, "--clients must be from 1 to 1000, not " + clients);
        require(rounds >= 1 && rounds <= 1000, "--rounds must be from 1 to 1000, not " + rounds);
        require(time >= 0.001 && time <= 86_400, "--time must be from 0.001 to 86400 seconds, not " + time);
    }

    private static void require(boolean condition, String complaint) {
        if (!condition) {
            throw new Unusable(complaint);
        }
    }

    /** Ascending. */
    List<Long> sizes() {
        return sizes.stream().sorted().distinct().toList();
    }

    long seed() {
        return seed;
    }

    Plan plan() {
        Extent extent = Extent.of(Duration.ofNanos(Math.round(1e9 * time)));
        return new Plan(extent, rounds, clients, OptionalDouble.empty(), seed);
    }
}
