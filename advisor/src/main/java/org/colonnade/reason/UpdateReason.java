package org.colonnade.reason;

import java.util.List;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Update;

/** Why an update does what it does: its plan, and for each family what its upkeep takes and what it is good for. */
public record UpdateReason(
        Recommendation recommendation, RequestAdvice request, Update update, List<UpkeepReason> families) {
    public UpdateReason {
        families = List.copyOf(families);
    }

    /** The number of the statement in its request, from 0. */
    public int statement() {
        return request.statements().indexOf(update);
    }

    /** The same statement in another recommendation for the same mix. */
    public StatementAdvice in(Recommendation other) {
        int number = recommendation.requests().indexOf(request);
        return other.requests().get(number).statements().get(statement());
    }
}
