package org.colonnade.representation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.workload.Mix;

/**
 * The best representation of an aggregate class, beside those that need no choice.
 *
 * <p>Invariant: if {@code proven}, no partition costs less than {@code best}, but for what its kinds of entries must gain.
 *
 * @param accesses what each request does, with its weight in the mix
 * @param declared what the design says, if it says how the class is cut
 */
public record RepresentationAdvice(
        AggregateClass aggregate,
        StoreProfile store,
        Mix mix,
        Map<Access, Double> accesses,
        Representation oneEntry,
        Representation fields,
        Representation best,
        Optional<Representation> declared,
        List<Reason> reasons,
        boolean proven) {
    public RepresentationAdvice {
        accesses = Collections.unmodifiableMap(new LinkedHashMap<>(accesses));
        reasons = List.copyOf(reasons);
    }
}
