package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.colonnade.experiment.ExperimentResult.Agreement;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/** Concurrent comments on one article: grouped with the article, and grouped with their authors. */
final class Contention {
    /** Cassandra is last, because the experiments that follow need it. */
    private static final List<String> STORES =
            List.of("datastore", "dynamodb", "hbase", "mongodb", "redis", "embedded", "cassandra");
    /** Chance alone makes no more writes of separate groups fail. */
    private static final double NOTHING = 0.005;

    static final Experiment EXPERIMENT = new Experiment(
            "contention",
            "Writes that fail because they meet in one group",
            "On the Necessity of Model Checking NoSQL Database Schemas, Figure 4",
            "Of 20, 100, 500 and 1,000 concurrent comments on one article, 20 to 35 % failed where comments are grouped "
                    + "with the article, and none where they are grouped with their authors.",
            new Experiment.Seconds(2, 120, 180),
            Contention::run);

    private Contention() {}

    private static ExperimentResult run(Occasion occasion) {
        List<Part> parts = new ArrayList<>();
        List<ContentionSeries> all = new ArrayList<>();
        for (String kind : occasion.venue().kinds(occasion.extent().of(List.of("embedded"), STORES, STORES))) {
            parts.addAll(occasion.parts(kind, store -> List.of(part(kind, store, occasion, all))));
        }
        return new ExperimentResult(agreement(all), sentence(all), parts).at(occasion.extent());
    }

    private static Part part(String kind, Store store, Occasion occasion, List<ContentionSeries> all) {
        ContentionSeries series = new ContentionSeries(kind, store, occasion);
        try {
            boolean finished = series.run();
            if (finished) {
                all.add(series);
            }
            return Part.measured(series.product(), finished, series.remark(), series.table());
        } catch (StoreException e) {
            return Part.failed(series.product(), e.getMessage(), series.table());
        }
    }

    private static Agreement agreement(List<ContentionSeries> all) {
        return all.isEmpty()
                ? Agreement.OPEN
                : Agreement.of(all.stream().allMatch(s -> s.together() > NOTHING && s.apart() <= NOTHING));
    }

    private static String sentence(List<ContentionSeries> all) {
        if (all.isEmpty()) {
            return "No store was measured to the end.";
        }
        List<String> sentences = new ArrayList<>();
        for (ContentionSeries series : all) {
            sentences.add(String.format(
                    Locale.ROOT,
                    "%s: up to %.0f %% failed in one group, %.0f %% in groups of their own",
                    series.product(),
                    100 * series.together(),
                    100 * series.apart()));
        }
        return String.join("; ", sentences) + ". " + comparison(all);
    }

    private static String comparison(List<ContentionSeries> all) {
        return agreement(all) == Agreement.SAME
                ? "That is the paper's effect, but not its size: here one process sends all writes at once, and the tables "
                        + "say how many were under way together; the paper's came from a browser, and how many of them were "
                        + "under way together it does not tell."
                : "The tables say how many writes were under way together, and how many of those that failed did not collide "
                        + "but were errors of the store.";
    }
}
