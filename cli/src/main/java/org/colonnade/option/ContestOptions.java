package org.colonnade.option;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.RunLength;
import org.colonnade.session.Refusal;
import picocli.CommandLine.Option;

/** How much a benchmark of aggregates measures. */
public final class ContestOptions {
    private static final long MOST = 100_000_000;
    private static final Duration SHORTEST = Duration.ofMillis(1);

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
            paramLabel = "TIME",
            description = "How long each way is measured for each size and workload: 600ms, the default, or 5s.")
    private String time = "600ms";

    @Option(names = "--rounds", paramLabel = "N", description = "In how many turns; 4 is the default.")
    private int rounds = 4;

    @Option(names = "--seed", paramLabel = "S", description = "Which data: any whole number; 1 is the default.")
    private long seed = 1;

    /** Fails if they make no sense. */
    public void check() {
        Refusal.unless(this::checkSizes, this::checkClients, this::checkRounds, this::time);
    }

    private void checkSizes() {
        Refusal.require(
                !sizes.isEmpty() && sizes.stream().allMatch(s -> s >= 1 && s <= MOST),
                "--sizes must be numbers from 1 to 100_000_000, not "
                        + sizes.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }

    private void checkClients() {
        Amounts.requireRange("--clients", clients, 1, 1000);
    }

    private void checkRounds() {
        Amounts.requireRange("--rounds", rounds, 1, 1000);
    }

    private Duration time() {
        return Amounts.time(time, SHORTEST);
    }

    /** Ascending. */
    public List<Long> sizes() {
        return sizes.stream().sorted().distinct().toList();
    }

    public long seed() {
        return seed;
    }

    public Plan plan() {
        return new Plan(RunLength.of(time()), rounds, clients, OptionalDouble.empty(), seed);
    }
}
