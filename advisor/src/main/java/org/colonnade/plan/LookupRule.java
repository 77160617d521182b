package org.colonnade.plan;

import java.util.Optional;
import org.colonnade.plan.PlanStep.Cap;
import org.colonnade.plan.PlanStep.Volume;

/**
 * Looks into a family that covers more of the query, or knows more of what it asks for.
 *
 * <pre>
 * before   covered hotel         known hotel.id              5 rows
 * move     get rooms[hotel.id = hotel.id]
 * after    covered hotel, room   known room.id, room.rate  500 rows
 * </pre>
 *
 * <p>Where several gets each return rows in the query's order, a lookup may also take only the first of each, in runs.
 *
 * <p>Where the entry's key is restricted by rows, a lookup may also fetch more entries with fewer gets, if that is cheaper:
 * a block of many small things is rather fetched once than once for each row.
 *
 * <p>Predicates on columns that become known hold from there on: the store or the application applies them.
 */
final class LookupRule implements PlannerRule {
    @Override
    public void offer(Origin from, Exploration exploration) {
        if (from.state.order() == RowOrder.RUNS) {
            return;
        }
        for (FamilyAccess access : exploration.accesses()) {
            LookupEstimate.of(from, access).ifPresent(lookup -> {
                if (!isIdle(from, lookup.to())) {
                    double narrow = offer(lookup, access, exploration, Double.POSITIVE_INFINITY);
                    lookup.wider().forEach(w -> offer(w, access, exploration, narrow));
                    lookup.inRuns().ifPresent(r -> offer(r, access, exploration, Double.POSITIVE_INFINITY));
                }
            });
        }
    }

    /** Offers a lookup that costs less than some amount, and returns its cost. */
    private static double offer(LookupEstimate lookup, FamilyAccess access, Exploration exploration, double most) {
        State to = lookup.to();
        Optional<Cap> limit = lookup.limit(to);
        Volume volume = lookup.volume(to, limit);
        double cost = exploration.model().lookup(volume.gets(), volume.fetched(), volume.fetched() * access.entryBytes);
        if (cost < most) {
            exploration.lookup(to, cost, lookup.entries(limit), access, lookup.fixed());
        }
        return cost;
    }

    /**
     * Whether a first lookup tells nothing that the query does not give. Whatever could follow it could come first as
     * well: it must hold the same node and its key, and so lead to the same state.
     */
    private static boolean isIdle(Origin from, State to) {
        Question question = from.question;
        return from.isStart()
                && to.covered().cardinality() == 1
                && question.givesKeyOf(to.covered().nextSetBit(0))
                && Bits.both(to.known(), question.asked).stream()
                        .allMatch(c -> question.given(c).isPresent())
                && !Spaces.isComplete(question, to);
    }
}
