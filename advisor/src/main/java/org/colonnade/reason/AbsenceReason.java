package org.colonnade.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.ByteCount;
import org.colonnade.advice.Figures;
import org.colonnade.advice.Recommendation;
import org.colonnade.candidate.Candidates;
import org.colonnade.choice.Advantage;
import org.colonnade.choice.Advantage.Rival;
import org.colonnade.cost.CostModel;
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
        lines.add(family + " over " + family.graph() + ", " + ByteCount.text(Estimates.bytes(family)));
        lines.add("");
        twin.ifPresent(t -> lines.add("it is recommended, as " + t.name()));
        obstacles.forEach(o -> lines.add("not possible: " + o));
        advantage.ifPresent(a -> compare(a, recommendation.model(), lines));
        with.ifPresent(w -> forced(w, lines));
        return String.join("\n", lines) + "\n";
    }

    private void forced(Recommendation forced, List<String> lines) {
        CostDifference difference = new CostDifference(recommendation, forced);
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

    /** Adds a line with the winner, then one for each thing that is compared. */
    private static void compare(Advantage advantage, CostModel model, List<String> lines) {
        Rival winner = advantage.winner();
        Rival loser = advantage.loser();
        lines.add("dominated by " + winner.family() + " over " + winner.family().graph()
                + ": every plan can look there instead");
        lines.add("  lookups: "
                + advantage
                        .greatest()
                        .map(s -> advantage.cheaper() + " of " + advantage.lookups() + " cheaper, one of " + s.request()
                                + " by most: "
                                + Figures.cost(s.cost(), model) + " instead of " + Figures.cost(s.before(), model))
                        .orElse("all as cheap"));
        lines.add("  puts and deletes: "
                + instead(Figures.cost(winner.upkeep(), model), Figures.cost(loser.upkeep(), model)));
        if (model.call() > 0 || model.hold() > 0) {
            lines.add("  calls and locks of requests: " + instead(winner.dues() + "", loser.dues() + ""));
        }
        lines.add("  support queries: " + instead(winner.support() + "", loser.support() + ""));
        lines.add("  size: "
                + instead(
                        ByteCount.text(Estimates.bytes(winner.family())),
                        ByteCount.text(Estimates.bytes(loser.family()))));
    }

    private static String instead(String better, String worse) {
        return better.equals(worse) ? better + " both" : better + " instead of " + worse;
    }
}
