package org.colonnade.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.candidate.Candidates;
import org.colonnade.estimate.Estimates;
import org.colonnade.schema.Family;

/**
 * Why a family that somebody expected is not recommended.
 *
 * <p>Either it is, as {@code twin}; or {@code obstacles} keep it out; or {@code with} is the best recommendation that has
 * it, and costs more. If it is dominated, {@code advantage} is that of the candidate which does.
 */
public record AbsenceReason(
        Family family,
        Recommendation recommendation,
        Optional<Family> twin,
        List<String> obstacles,
        Optional<Advantage> advantage,
        Optional<Recommendation> with) {
    public AbsenceReason {
        obstacles = List.copyOf(obstacles);
    }

    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        lines.add(family + " over " + family.graph() + ", " + Bytes.text(Estimates.bytes(family)));
        lines.add("");
        twin.ifPresent(t -> lines.add("it is recommended, as " + t.name()));
        obstacles.forEach(o -> lines.add("not possible: " + o));
        advantage.ifPresent(a -> lines.addAll(a.lines(recommendation.model())));
        with.ifPresent(w -> forced(w, lines));
        return String.join("\n", lines) + "\n";
    }

    private void forced(Recommendation forced, List<String> lines) {
        Difference difference = new Difference(recommendation, forced);
        lines.add("with it the workload would cost " + difference.total() + ", and "
                + Figures.count(forced.families().size(), "family", "families") + " instead of "
                + recommendation.families().size());
        difference.requests().forEach(l -> lines.add("  " + l));
        new FamilyReason(asForced(forced), forced, Optional.empty())
                .readers()
                .forEach(r -> lines.add(
                        "it would be read by" + r.replaceFirst("^ +", " ").replaceFirst(" {2,}.*", "")));
    }

    private Family asForced(Recommendation forced) {
        return forced.families().stream()
                .filter(f -> Candidates.isSame(f, family))
                .findFirst()
                .orElseThrow();
    }
}
