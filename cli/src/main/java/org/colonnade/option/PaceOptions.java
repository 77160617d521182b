package org.colonnade.option;

import java.util.Optional;
import java.util.OptionalDouble;
import org.colonnade.check.Pace;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import picocli.CommandLine.Option;

/** How busy the application is, and what its store can take. */
public final class PaceOptions {
    @Option(
            names = "--mix",
            paramLabel = "NAME",
            description = "The mix that weighs the requests, if not the default one.")
    private String mix;

    @Option(
            names = "--rate",
            paramLabel = "NUMBER",
            description = "How many writing requests come per second, of all users together.")
    private Double rate;

    @Option(
            names = "--limit",
            paramLabel = "NUMBER",
            description =
                    "How many writes per second the store sustains in one block; 1 is the default, as on Datastore.")
    private double limit = Pace.DATASTORE;

    @Option(
            names = "--busiest",
            paramLabel = "NUMBER",
            description = "How many times the average the busiest block gets; 1000 is the default.")
    private double busiest = 1000;

    public Pace pace(Session session) {
        require(rate == null || rate >= 0 && rate < Double.POSITIVE_INFINITY, "--rate", "at least 0");
        require(limit > 0 && limit < Double.POSITIVE_INFINITY, "--limit", "positive");
        require(busiest >= 1 && busiest < Double.POSITIVE_INFINITY, "--busiest", "at least 1");
        return new Pace(
                session.mix(Optional.ofNullable(mix)),
                rate == null ? OptionalDouble.empty() : OptionalDouble.of(rate),
                limit,
                busiest);
    }

    private static void require(boolean condition, String option, String rule) {
        Refusal.require(condition, option + " must be " + rule);
    }
}
