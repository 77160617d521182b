package org.colonnade.choice;

import java.util.concurrent.atomic.AtomicInteger;
import org.colonnade.plan.PlanSpace;
import org.colonnade.workload.Supervisor;
import org.colonnade.workload.Supervisor.Count;

/** Counts the plan spaces that are ready, and their moves, for whoever supervises the planning. */
final class PlanningProgress {
    private final int whole;
    private final Supervisor supervisor;
    private final AtomicInteger ready = new AtomicInteger();
    private final AtomicInteger moves = new AtomicInteger();

    PlanningProgress(int whole, Supervisor supervisor) {
        this.whole = whole;
        this.supervisor = supervisor;
    }

    /** The same plan space, counted. */
    PlanSpace count(PlanSpace space) {
        int found = moves.addAndGet(space.moves().size());
        supervisor.counted(new Count(ready.incrementAndGet(), whole, found));
        return space;
    }
}
