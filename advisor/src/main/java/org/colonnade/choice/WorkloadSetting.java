package org.colonnade.choice;

import java.util.List;
import org.colonnade.plan.PlanSpace;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;

/**
 * What families are chosen for: requests in one mix, what their updates do to families, and how plans are made.
 *
 * <p>Invariant: each request has weight in the mix; those that have none take no part.
 */
public record WorkloadSetting(List<Request> requests, Mix mix, Upkeeps upkeeps, PlanSpace.Setting plans) {
    public WorkloadSetting {
        requests = requests.stream().filter(r -> r.weight(mix) > 0).toList();
    }

    public double weight(Request request) {
        return request.weight(mix);
    }

    /** Where the work on them ends if it is not to go on. */
    Checkpoint checkpoint() {
        return plans.checkpoint();
    }
}
