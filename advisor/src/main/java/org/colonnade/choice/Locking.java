package org.colonnade.choice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.colonnade.estimate.Certainty;
import org.colonnade.fact.Changes;
import org.colonnade.fact.Designation;
import org.colonnade.fact.Fact;
import org.colonnade.fact.Reads;
import org.colonnade.fact.TouchedFact;
import org.colonnade.model.Entity;
import org.colonnade.workload.Request;

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

    Locking(WorkloadSetting setting) {
        this.certainty = setting.plans().certainty();
        for (Request request : setting.requests()) {
            request.statements().stream()
                    .flatMap(s -> Changes.of(s).stream())
                    .forEach(t -> changes.computeIfAbsent(t.fact(), f -> new ArrayList<>())
                            .add(new Changed(request, t.place())));
        }
    }

    /** A request that changes a fact, and of which instances. */
    private record Changed(Request request, Designation place) {
        boolean isNew() {
            return place instanceof Designation.New;
        }
    }

    /** Visits all locks that there are if a support query is asked: who holds instances of which entity. */
    void visit(Task support, BiConsumer<Request, Entity> hold) {
        Reads.of(support.query(), certainty).forEach(t -> visit(support.request(), t, hold));
    }

    /** Nobody else can have an instance that is new, unless somebody cannot tell which ones it is about. */
    private void visit(Request reader, TouchedFact read, BiConsumer<Request, Entity> hold) {
        List<Changed> changed = changes.getOrDefault(read.fact(), List.of());
        if (changed.stream().anyMatch(c -> !c.isNew() || read.place() instanceof Designation.Unknown)) {
            hold.accept(reader, read.fact().entity());
            changed.stream()
                    .filter(c -> !c.isNew() || !read.place().isTold())
                    .forEach(c -> hold.accept(c.request, read.fact().entity()));
        }
    }
}
