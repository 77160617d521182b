package org.colonnade.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.cost.CostModel;
import org.colonnade.estimate.Estimates;
import org.colonnade.schema.Family;
import org.colonnade.workload.Request;

/**
 * In what a family beats another one that it dominates.
 *
 * <p>Invariants: each of the loser's {@code lookups} the winner can make at no higher cost, {@code cheaper} of them at a
 * lower one, of which {@code greatest} saves most; of both burdens and sizes the winner's is not the greater one.
 */
public record Advantage(Rival winner, Rival loser, int lookups, int cheaper, Optional<Saving> greatest) {
    /**
     * One of the two: the weighted cost of its puts and deletes, how many calls and locks of requests it brings about, if
     * they cost something, and how many support queries it needs.
     */
    public record Rival(Family family, double upkeep, int dues, int support) {}

    /** What a lookup of a request costs once, with the winner and with the loser. */
    public record Saving(Request request, double cost, double before) {
        double amount() {
            return before - cost;
        }
    }

    /** A line with the winner, then one for each thing that is compared. */
    List<String> lines(CostModel model) {
        List<String> lines = new ArrayList<>();
        lines.add("dominated by " + winner.family + " over " + winner.family.graph()
                + ": every plan can look there instead");
        lines.add("  lookups: "
                + greatest.map(s -> cheaper + " of " + lookups + " cheaper, one of " + s.request + " by most: "
                                + Figures.cost(s.cost, model) + " instead of " + Figures.cost(s.before, model))
                        .orElse("all as cheap"));
        lines.add("  puts and deletes: "
                + instead(Figures.cost(winner.upkeep, model), Figures.cost(loser.upkeep, model)));
        if (model.call() > 0 || model.hold() > 0) {
            lines.add("  calls and locks of requests: " + instead(winner.dues + "", loser.dues + ""));
        }
        lines.add("  support queries: " + instead(winner.support + "", loser.support + ""));
        lines.add("  size: "
                + instead(Bytes.text(Estimates.bytes(winner.family)), Bytes.text(Estimates.bytes(loser.family))));
        return lines;
    }

    private static String instead(String better, String worse) {
        return better.equals(worse) ? better + " both" : better + " instead of " + worse;
    }
}
