package org.colonnade.experiment;

import java.util.List;
import java.util.Optional;

/** All experiments. */
public final class Experiments {
    public static final List<Experiment> ALL = List.of(
            Contention.EXPERIMENT,
            AuctionSite.EXPERIMENT,
            AdvisorRuntime.EXPERIMENT,
            CheatDetection.EXPERIMENT,
            CalibrationStudy.EXPERIMENT,
            GameRounds.EXPERIMENT);

    private Experiments() {}

    public static Optional<Experiment> find(String name) {
        return ALL.stream().filter(e -> e.name().equals(name)).findFirst();
    }
}
