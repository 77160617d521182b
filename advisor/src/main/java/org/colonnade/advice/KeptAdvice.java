package org.colonnade.advice;

import java.util.List;
import org.colonnade.cost.CostModel;
import org.colonnade.schema.Family;
import org.colonnade.workload.Mix;

/**
 * What must be kept of a recommendation to have it again: what was chosen, but nothing that follows from the design.
 *
 * <p>Costs, changes of families and support queries follow from the design and the chosen families; {@link AdviceReplay} works
 * them out anew.
 *
 * @param families in the order of their choice, in which updates write them
 * @param bound what every choice costs at least, by the statistics of the time when it was kept
 */
public record KeptAdvice(
        Mix mix,
        CostModel model,
        List<Family> families,
        List<KeptRequest> requests,
        double bound,
        Recommendation.Size size) {
    public KeptAdvice {
        families = List.copyOf(families);
        requests = List.copyOf(requests);
    }

    /** Returns what must be kept of a recommendation that can run every statement. */
    public static KeptAdvice of(Recommendation recommendation) {
        if (!recommendation.isComplete()) {
            throw new IllegalArgumentException("only a recommendation that can run every statement can be kept");
        }
        return new KeptAdvice(
                recommendation.mix(),
                recommendation.model(),
                OrderOfChoice.of(recommendation),
                recommendation.requests().stream().map(KeptRequest::of).toList(),
                recommendation.bound(),
                recommendation.size());
    }
}
