package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import org.colonnade.contention.Odds;
import org.colonnade.experiment.Findings.Agreement;
import org.colonnade.experiment.Table.Column;
import org.colonnade.server.ServerException;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/** Concurrent comments on one article: grouped with the article, and grouped with their authors. */
final class Contention implements Experiment {
    private static final List<String> STORES =
            List.of("datastore", "cassandra", "dynamodb", "hbase", "mongodb", "redis", "embedded");
    private static final int ALONE = 20;
    /** Chance alone makes no more writes of separate groups fail. */
    private static final double NOTHING = 0.005;

    @Override
    public String name() {
        return "contention";
    }

    @Override
    public String title() {
        return "Writes that fail because they meet in one group";
    }

    @Override
    public String source() {
        return "On the Necessity of Model Checking NoSQL Database Schemas, Figure 4";
    }

    @Override
    public String published() {
        return "Of 20, 100, 500 and 1,000 concurrent comments on one article, 20 to 35 % failed where comments are grouped "
                + "with the article, and none where they are grouped with their authors.";
    }

    @Override
    public Findings run(Occasion occasion) {
        List<Part> parts = new ArrayList<>();
        List<Series> all = new ArrayList<>();
        for (String kind : occasion.venue().kinds(occasion.extent().of(List.of("embedded"), STORES, STORES))) {
            parts.add(part(kind, occasion, all));
        }
        return new Findings(agreement(all), sentence(all), parts).at(occasion.extent());
    }

    private static Part part(String kind, Occasion occasion, List<Series> all) {
        if (!occasion.watcher().goesOn("opening " + kind)) {
            return Part.skipped(kind, "stopped");
        }
        try (Store store = occasion.venue().open(kind)) {
            Series series = new Series(store.product().orElse(kind), new Burst(store), occasion);
            series.run();
            all.add(series);
            return Part.done(series.product, series.remark(), series.table.charting("failed"));
        } catch (StoreException | ServerException e) {
            return Part.failed(kind, e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Part.failed(kind, "interrupted");
        }
    }

    private static Agreement agreement(List<Series> all) {
        if (all.isEmpty()) {
            return Agreement.OPEN;
        }
        return Agreement.of(all.stream().allMatch(s -> s.together > NOTHING && s.apart <= NOTHING));
    }

    private static String sentence(List<Series> all) {
        List<String> sentences = new ArrayList<>();
        for (Series series : all) {
            sentences.add(String.format(
                    Locale.ROOT,
                    "%s: up to %.0f %% failed in one group, %.0f %% in groups of their own",
                    series.product,
                    100 * series.together,
                    100 * series.apart));
        }
        return all.isEmpty() ? "No store could be used." : String.join("; ", sentences) + ".";
    }

    /** The bursts on one store. */
    private static final class Series {
        private final String product;
        private final Burst burst;
        private final Occasion occasion;
        private final Table.Builder table = new Table.Builder(
                2,
                Column.of("grouped with"),
                Column.of("writes"),
                Column.of("made"),
                Column.of("errors"),
                new Column("failed", "%"),
                new Column("predicted", "%"),
                new Column("took", "s"));
        private double alone;
        private double together;
        private double apart;
        private boolean isConsistent = true;

        Series(String product, Burst burst, Occasion occasion) {
            this.product = product;
            this.burst = burst;
            this.occasion = occasion;
        }

        void run() throws InterruptedException {
            List<Integer> counts =
                    occasion.extent().of(List.of(20), List.of(20, 100, 500), List.of(20, 100, 500, 1000));
            burst.prepare(1);
            burst.alone(0, ALONE);
            alone = burst.alone(0, ALONE);
            for (int writes : counts) {
                together = Math.max(together, add("the article", writes, 1, w -> 0));
                apart = Math.max(apart, add("the author", writes, writes, w -> w));
            }
            burst.clear();
        }

        private double add(String with, int writes, int groups, IntUnaryOperator group) throws InterruptedException {
            if (!occasion.watcher().goesOn(product + ": " + writes + " writes")) {
                return 0;
            }
            burst.prepare(groups);
            Burst.Outcome outcome = burst.run(writes, group);
            isConsistent &= burst.isConsistent();
            double predicted =
                    groups > 1 ? 0 : Odds.of(outcome.rate(), alone, 0).writeFails();
            table.row(
                    with,
                    writes,
                    outcome.made(),
                    outcome.errors(),
                    100 * outcome.failed(),
                    100 * predicted,
                    outcome.seconds());
            return outcome.failed();
        }

        String remark() {
            return String.format(
                    Locale.ROOT,
                    "One write alone takes %.2f ms; predicted is what the checker expects if writes come at random, as "
                            + "many in a second as they did. %s",
                    1000 * alone,
                    isConsistent
                            ? "All that were acknowledged are there, and no others."
                            : "Some that were not acknowledged took place.");
        }
    }
}
