package org.colonnade.session.deployment;

import java.util.Optional;
import org.colonnade.calibration.Predictions;
import org.colonnade.calibration.Trial;
import org.colonnade.data.GeneratedData;
import org.colonnade.verification.RandomArguments;
import org.colonnade.work.Watcher;

/** Runs the requests of a deployment, and puts what they take beside what they should cost. */
public final class Predicting {
    private Predicting() {}

    /**
     * What was found.
     *
     * @param rounds how many times each request was measured
     * @param predictions none if it was stopped before all data were loaded
     */
    public record Predicted(int rounds, Optional<Predictions> predictions) {}

    /** Fills the families, unless that has been done, and runs each request so many times. */
    public static Predicted run(Deployment deployment, GeneratedData data, int rounds, long seed, Watcher watcher) {
        Verifying.requireRequests(deployment);
        if (!deployment.load(data, watcher).finished()) {
            return new Predicted(0, Optional.empty());
        }
        Trial trial = new Trial(deployment.engine(), deployment.advice(), RandomArguments.typical(data, seed), seed);
        Predictions predictions = trial.run(rounds, watcher);
        return new Predicted(trial.rounds(), Optional.of(predictions));
    }
}
