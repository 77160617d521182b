package org.colonnade.view.reason;

import java.util.stream.IntStream;
import org.colonnade.advice.Recommendation;
import org.colonnade.form.Figures;
import org.colonnade.form.Ledger;

/** How the costs of requests differ between two recommendations for the same mix. */
record CostDifference(Recommendation before, Recommendation after) {
    private static final double NOTHING = 1e-12;

    /** The total, with its sign: {@code +12.3 ms (+4.5 %)}. */
    String total() {
        double more = after.cost() - before.cost();
        return Math.abs(more) <= NOTHING
                ? "nothing more"
                : signed(more) + " (" + (more < 0 ? "-" : "+") + Figures.share(Math.abs(more), before.cost()) + ")";
    }

    /** Whether each request costs the same in both. */
    boolean isEven() {
        return IntStream.range(0, before.requests().size()).allMatch(i -> Math.abs(more(i)) <= NOTHING);
    }

    /** Adds a line for each request that costs more or less. */
    void requests(int indent, Ledger ledger) {
        for (int i = 0; i < before.requests().size(); i++) {
            if (Math.abs(more(i)) > NOTHING) {
                ledger.line(" ".repeat(indent) + before.requests().get(i).request() + " " + signed(more(i)));
            }
        }
    }

    private double more(int request) {
        return after.requests().get(request).weightedCost()
                - before.requests().get(request).weightedCost();
    }

    private String signed(double cost) {
        return (cost < 0 ? "-" : "+") + Figures.cost(Math.abs(cost), before.model());
    }
}
