package org.colonnade.advice;

import java.util.List;
import org.colonnade.cost.CostModel;
import org.colonnade.estimate.Estimates;
import org.colonnade.form.Figures;
import org.colonnade.programme.Standing;
import org.colonnade.schema.Family;
import org.colonnade.workload.Mix;

/**
 * Families to keep, a plan for every statement, and what all of it costs.
 *
 * <p>Invariants: {@code cost} is the weighted sum of the requests' costs; {@code bound <= cost}, and no choice of
 * candidates costs less than {@code bound}; families are in the order of their names, requests in that of the design;
 * requests without weight in the mix are left out.
 */
public record Recommendation(
        Mix mix,
        CostModel model,
        List<Family> families,
        List<RequestAdvice> requests,
        double cost,
        double bound,
        Size size) {
    public Recommendation {
        families = List.copyOf(families);
        requests = List.copyOf(requests);
    }

    /** How large the problem was. */
    public record Size(int candidates, Coverage coverage, int considered, int variables, int rows) {}

    public boolean isProven() {
        return bound >= cost;
    }

    /** How much of the cost might still be saved, between 0 and 1. */
    public double gap() {
        return isProven() ? 0 : (cost - bound) / cost;
    }

    /** Whether the families can run every statement; those of a person's schema may not. */
    public boolean isComplete() {
        return requests.stream().allMatch(RequestAdvice::isComplete);
    }

    /** How good it is, in words: {@code proven optimal}, or {@code within 2.5 % of the least cost}, if that is known. */
    public String quality() {
        return isProven()
                ? "proven optimal"
                : new Standing(cost, bound).isBounded()
                        ? "within " + Figures.share(gap(), 1) + " of the least cost"
                        : "the least cost is not known";
    }

    /** The size of all families. */
    public double bytes() {
        return families.stream().mapToDouble(Estimates::bytes).sum();
    }
}
