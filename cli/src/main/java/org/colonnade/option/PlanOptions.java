package org.colonnade.option;

import java.time.Duration;
import java.util.OptionalDouble;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.RunLength;
import org.colonnade.session.Refusal;
import picocli.CommandLine.Option;

/** How much a benchmark measures. */
public final class PlanOptions {
    private static final Duration SHORTEST = Duration.ofMillis(100);

    @Option(
            names = "--clients",
            paramLabel = "N",
            description = "How many clients the closed loop has; 4 is the default.")
    private int clients = 4;

    @Option(
            names = "--rate",
            paramLabel = "N",
            converter = Numeral.Converter.class,
            description = "Requests per second of the fixed rate; by default half of what the slowest schema can do.")
    private Numeral rate;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "How long each schema is measured in each loop: 10s, 5min; 30s is the default. A quarter of"
                    + " it comes before, to warm up.")
    private String time = "30s";

    @Option(names = "--requests", paramLabel = "N", description = "The same as a number of requests.")
    private Long requests;

    @Option(names = "--rounds", paramLabel = "N", description = "In how many turns; 5 is the default.")
    private int rounds = 5;

    /** Fails if they make no sense. */
    public void check() {
        Amounts.requireRange("--clients", clients, 1, 1000);
        Amounts.requireRange("--rounds", rounds, 1, 1000);
        time();
        Refusal.require(requests == null || requests >= 1, "--requests must be at least 1, not " + requests);
        Refusal.require(
                rate == null || rate.isWithin(0, 1e6), "--rate must be above 0 and at most 1_000_000, not " + rate);
    }

    private Duration time() {
        return Amounts.time(time, SHORTEST);
    }

    public Plan plan(long seed) {
        return new Plan(
                requests == null ? RunLength.of(time()) : RunLength.of(requests),
                rounds,
                clients,
                rate == null ? OptionalDouble.empty() : OptionalDouble.of(rate.value()),
                seed);
    }
}
