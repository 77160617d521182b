package org.colonnade.representation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.store.StoreProfile;
import org.colonnade.workload.Mix;

/**
 * The best representation of an aggregate class, beside those that need no choice.
 *
 * <p>Invariants: {@code best} costs no more than one entry for all, and no more than one per top-level field unless that has more
 * kinds of entries; but the store may refuse these. If {@code proven}, no cut that the store takes costs less than {@code best}, but
 * for what its kinds of entries must gain.
 *
 * @param accesses what each request does, with its weight in the mix
 * @param declared what the design says, if it says how the class is cut
 * @param unlimited what would be best if the store took entries of any size, if that is another
 * @param cheapest what costs less than {@code best}, but gains too little for its kinds of entries, if anything does
 */
public record RepresentationAdvice(
        AggregateClass aggregate,
        Terms terms,
        Mix mix,
        Map<Access, Double> accesses,
        Representation oneEntry,
        Representation fields,
        Representation best,
        Optional<Representation> declared,
        Optional<Representation> unlimited,
        Optional<Representation> cheapest,
        List<Reason> reasons,
        boolean proven) {
    public RepresentationAdvice {
        accesses = Collections.unmodifiableMap(new LinkedHashMap<>(accesses));
        reasons = List.copyOf(reasons);
    }

    public StoreProfile store() {
        return terms.store();
    }

    /** Whether the store refuses entries of a representation, by what is expected of them. */
    public boolean isRefused(Representation representation) {
        return !representation.refused(store().limits()).isEmpty();
    }
}
