package org.colonnade.boundary;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.boundary.BoundarySearch.Price;
import org.colonnade.design.Design;
import org.colonnade.model.Relationship;
import org.colonnade.regrouping.Nesting;
import org.colonnade.workload.Mix;

/**
 * Prices the requests of a mix under any boundaries.
 *
 * <p>Invariant: {@code atomic} names the requests that have no price unless their writes are in one block.
 */
record Prices(List<Occasion> occasions, Habits habits, Set<String> atomic) {
    Prices {
        occasions = List.copyOf(occasions);
        atomic = Set.copyOf(atomic);
    }

    static Prices of(Design design, Mix mix, Set<String> atomic) {
        List<Occasion> occasions = design.requests().stream()
                .filter(r -> r.weight(mix) > 0 || atomic.contains(r.name()))
                .map(r -> OccasionReader.read(design.model(), r, r.weight(mix)))
                .toList();
        List<Relationship> relationships = design.model().relationships();
        return new Prices(occasions, Habits.of(occasions, relationships), atomic);
    }

    /** A request's share of all requests. */
    double share(Occasion occasion) {
        double all = occasions.stream().mapToDouble(Occasion::weight).sum();
        return all == 0 ? 0 : occasion.weight() / all;
    }

    Accesses accesses(Occasion occasion, Boundaries boundaries) {
        return occasion.accesses(boundaries, habits);
    }

    /** Returns a request's part of a score; nothing if it must be atomic and is not. */
    Optional<Price> of(Occasion occasion, List<Nesting> nestings) {
        Accesses accesses = accesses(occasion, new Boundaries(nestings));
        if (atomic.contains(occasion.request().name()) && !accesses.isAtomic()) {
            return Optional.empty();
        }
        double share = share(occasion);
        return Optional.of(new Price(share * accesses.total(), accesses.isAtomic() ? share : 0));
    }

    BoundaryScore score(Boundaries boundaries) {
        double accesses = 0;
        double within = 0;
        for (Occasion occasion : occasions) {
            Accesses some = accesses(occasion, boundaries);
            accesses += share(occasion) * some.total();
            within += some.isAtomic() ? share(occasion) : 0;
        }
        return new BoundaryScore(accesses, within, boundaries.nestings().size());
    }
}
