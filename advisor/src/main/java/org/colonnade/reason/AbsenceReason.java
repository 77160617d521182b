package org.colonnade.reason;

import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Recommendation;
import org.colonnade.candidate.Candidates;
import org.colonnade.choice.Advantage;
import org.colonnade.schema.Family;

/**
 * Why a family that somebody expected is not recommended.
 *
 * <p>Either it is, as {@code twin}; or {@code obstacles} keep it out; or {@code with} is the best recommendation that has
 * it. If it is dominated, {@code advantage} is that of the candidate which does.
 *
 * <p>Invariant: {@code with} costs less than the recommendation only if the family is no candidate, or if the search for
 * the recommendation was ended early.
 */
public record AbsenceReason(
        Family family,
        Recommendation recommendation,
        Optional<Family> twin,
        boolean isCandidate,
        List<String> obstacles,
        Optional<Advantage> advantage,
        Optional<Recommendation> with) {
    public AbsenceReason {
        obstacles = List.copyOf(obstacles);
    }

    /** The statements that would read it in the best recommendation that has it. */
    public List<FamilyReason.User> readers() {
        return with.map(w -> new FamilyReason(in(w), w, Optional.empty()).readers())
                .orElse(List.of());
    }

    private Family in(Recommendation forced) {
        return forced.families().stream()
                .filter(f -> Candidates.isSame(f, family))
                .findFirst()
                .orElseThrow();
    }
}
