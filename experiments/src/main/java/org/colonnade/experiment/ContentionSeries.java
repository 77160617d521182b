package org.colonnade.experiment;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.colonnade.contention.Odds;
import org.colonnade.experiment.BurstOutcome.Result;
import org.colonnade.store.Store;

/** Bursts of growing size on one store, each in groups of their own and in one group. */
final class ContentionSeries {
    private static final int ALONE = 50;

    /** What a conditional write of a group is on each kind of store. */
    private static final Map<String, String> TRANSACTIONS = Map.of(
            "datastore", "a transaction of an entity group",
            "cassandra", "a lightweight transaction of a partition",
            "dynamodb", "a conditional update of an item",
            "hbase", "a checkAndMutate of a row",
            "mongodb", "an update of a document that asks for its version",
            "redis", "a script that compares and writes, as WATCH and MULTI do",
            "embedded", "a comparison and a write under one lock");

    private final String kind;
    private final String product;
    private final Groups groups;
    private final Burst burst;
    private final Occasion occasion;
    private final Table.Builder table = new Table.Builder(
            2,
            "grouped with | writes | most at once | made | errors | failed [%] | predicted [%]"
                    + " | began within [s] | took [s]");
    private double alone;
    private double together;
    private double apart;
    private int acknowledged;
    private int errors;
    private boolean isConsistent;

    ContentionSeries(String kind, Store store, Occasion occasion) {
        this.kind = kind;
        this.product = occasion.venue().product(kind, store);
        this.groups = new Groups(store);
        this.burst = new Burst(groups);
        this.occasion = occasion;
    }

    String product() {
        return product;
    }

    /** The largest share of writes that failed in one group. */
    double together() {
        return together;
    }

    /** The largest share of writes that failed in groups of their own. */
    double apart() {
        return apart;
    }

    Table table() {
        return table.charting("failed");
    }

    /** Whether it came to its end. */
    boolean run() {
        groups.create();
        boolean finished = measure();
        isConsistent = groups.have(acknowledged, errors);
        groups.drop();
        return finished;
    }

    private boolean measure() {
        counted(burst.alone(groups.add(1), ALONE));
        alone = counted(burst.alone(groups.add(1), ALONE)).mean();
        for (int writes : occasion.extent().of(List.of(20), List.of(20, 100, 500), List.of(20, 100, 500, 1000))) {
            if (!occasion.begins(product + ": " + writes + " writes")) {
                return false;
            }
            int first = groups.add(writes + 1);
            apart = Math.max(apart, add("the author", writes, w -> first + 1 + w, 0));
            together = Math.max(together, add("the article", writes, w -> first, 1));
        }
        return true;
    }

    private BurstOutcome counted(BurstOutcome outcome) {
        acknowledged += outcome.count(Result.MADE);
        errors += outcome.count(Result.ERROR);
        return outcome;
    }

    /** @param shared the share of the writes that may collide: those of one group can, those of groups of their own cannot */
    private double add(String with, int writes, IntUnaryOperator group, int shared) {
        BurstOutcome outcome = counted(burst.run(writes, group));
        table.row(
                with,
                writes,
                outcome.mostAtOnce(),
                outcome.count(Result.MADE),
                outcome.count(Result.ERROR),
                100 * outcome.failed(),
                100 * Odds.of(shared * writes / outcome.began(), alone, 0).writeFails(),
                outcome.began(),
                outcome.took());
        return outcome.failed();
    }

    String remark() {
        return String.format(
                Locale.ROOT,
                "A write is a read of its group's version, then %s, and is never tried again. Predicted is the checker's P = "
                        + "L W / (1 + L W), with as many writes a second (L) as began, and the %.2f ms (W) that one takes alone; "
                        + "writers of groups of their own never meet. %s",
                TRANSACTIONS.getOrDefault(kind, "a conditional write"),
                1000 * alone,
                isConsistent
                        ? "All that were acknowledged are there, and none that the store refused."
                        : "What is there is not what was acknowledged!");
    }
}
