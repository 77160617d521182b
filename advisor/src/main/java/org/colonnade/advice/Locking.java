package org.colonnade.advice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.estimate.Certainty;
import org.colonnade.fact.Changes;
import org.colonnade.fact.Fact;
import org.colonnade.fact.Place;
import org.colonnade.fact.Reads;
import org.colonnade.fact.Touch;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/**
 * The locks that support queries bring about: who asks for something that others change holds its instances, and so do
 * they.
 *
 * <p>Only what a query asks for counts here, and a lock for each entity. The way that its plan takes may need more, and one
 * lock may be many.
 */
final class Locking {
    private final Certainty certainty;
    private final Map<Fact, List<Changed>> changes = new HashMap<>();

    Locking(List<Request> requests, Certainty certainty) {
        this.certainty = certainty;
        for (int r = 0; r < requests.size(); r++) {
            int request = r;
            requests.get(r).statements().stream()
                    .flatMap(s -> Changes.of(s).stream())
                    .forEach(t -> changes.computeIfAbsent(t.fact(), f -> new ArrayList<>())
                            .add(new Changed(request, t.place())));
        }
    }

    /** A request that changes a fact, and of which instances. */
    private record Changed(int request, Place place) {
        boolean isNew() {
            return place instanceof Place.New;
        }
    }

    /** All locks that there are if an update of a request asks this. */
    Set<SharedCost> of(int request, Statement update, Select query) {
        Set<SharedCost> dues = new LinkedHashSet<>();
        Reads.of(query, update, certainty).forEach(t -> add(request, t, dues));
        return dues;
    }

    /** Nobody else can have an instance that is new, unless somebody cannot tell which ones it is about. */
    private void add(int reader, Touch read, Set<SharedCost> dues) {
        List<Changed> changed = changes.getOrDefault(read.fact(), List.of());
        if (changed.stream().anyMatch(c -> !c.isNew() || read.place() instanceof Place.Unknown)) {
            dues.add(SharedCost.hold(reader, read.fact().entity()));
            changed.stream()
                    .filter(c -> !c.isNew() || !read.place().isTold())
                    .forEach(
                            c -> dues.add(SharedCost.hold(c.request, read.fact().entity())));
        }
    }
}
