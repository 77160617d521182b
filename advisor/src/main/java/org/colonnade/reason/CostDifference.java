package org.colonnade.reason;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.advice.Figures;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;

/** How the costs of requests differ between two recommendations for the same mix. */
final class CostDifference {
    private static final double NOTHING = 1e-12;

    private final Recommendation before;
    private final Recommendation after;

    CostDifference(Recommendation before, Recommendation after) {
        this.before = before;
        this.after = after;
    }

    /** The total, with its sign: {@code +12.3 ms (+4.5 %)}. */
    String total() {
        double more = after.cost() - before.cost();
        return Math.abs(more) <= NOTHING
                ? "nothing more"
                : signed(more) + " (" + (more < 0 ? "-" : "+") + Figures.share(Math.abs(more), before.cost()) + ")";
    }

    /** A line for each request that costs more or less. */
    List<String> requests() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < before.requests().size(); i++) {
            RequestAdvice old = before.requests().get(i);
            double more = after.requests().get(i).weightedCost() - old.weightedCost();
            if (Math.abs(more) > NOTHING) {
                lines.add(old.request() + " " + signed(more));
            }
        }
        return lines;
    }

    private String signed(double cost) {
        return (cost < 0 ? "-" : "+") + Figures.cost(Math.abs(cost), before.model());
    }
}
