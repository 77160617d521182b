package org.colonnade.choice;

import java.util.Optional;
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
        public double amount() {
            return before - cost;
        }
    }
}
