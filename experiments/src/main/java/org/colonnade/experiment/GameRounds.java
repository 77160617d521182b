package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.arrangement.Population;
import org.colonnade.design.Design;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;

/** Games and their rounds: as one entry, cut into entries, and scattered over blocks. */
final class GameRounds {
    /**
     * Cassandra is first, because it still runs for the experiments before. Servers that stand in for another are left to
     * full runs: their times are their own.
     */
    private static final List<String> QUICK = List.of("cassandra", "redis", "hbase", "dynamodb", "embedded");
    /**
     * App Engine's stub of Datastore goes through all entities of a kind for each query: its times tell of the size of the
     * database more than of the way that games are kept in it. So only full runs have it, and only with small databases.
     */
    private static final String STUB = "datastore";

    private static final long MOST_ON_STUB = 1_000;
    private static final List<String> FULL = Stream.concat(QUICK.stream(), Stream.of("mongodb", "couchbase", STUB))
            .toList();

    static final Experiment EXPERIMENT = new Experiment(
            "rounds",
            "Games and their rounds: ways to cut an aggregate",
            "Database Design for NoSQL Systems (NoAM), Section 8, Figure 12",
            "Retrieving games is fastest with one entry for each (EAO), adding a round with one entry for each round "
                    + "(ROUNDS), which also wins for half of each, the less the larger the database; rounds as pairs of their own "
                    + "are slower by an order of magnitude at least.",
            new Experiment.Seconds(2, 300, 1_500),
            GameRounds::run);

    private GameRounds() {}

    private static ExperimentResult run(Occasion occasion) {
        Design design = Workloads.read("game", Workloads.text("game.design"));
        Entity game = design.model().entity("Game").orElseThrow();
        Attribute rounds = game.attribute("rounds").orElseThrow();
        List<Long> sizes = occasion.extent().of(List.of(50L), List.of(200L, 500L), List.of(300L, 1000L, 3000L));
        Population population = new Population(design, game, rounds, Collections.max(sizes), occasion.seed());
        List<Part> parts = new ArrayList<>();
        RoundsFindings findings = new RoundsFindings();
        RoundsContest contest = new RoundsContest(population, occasion);
        for (String kind : occasion.venue().kinds(occasion.extent().of(List.of("embedded"), QUICK, FULL))) {
            List<Long> own = sizes.stream()
                    .filter(s -> !kind.equals(STUB) || s <= MOST_ON_STUB)
                    .toList();
            parts.addAll(contest.on(kind, own, findings));
        }
        return new ExperimentResult(findings.agreement(), findings.sentence(), parts).at(occasion.extent());
    }
}
