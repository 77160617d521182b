package org.colonnade.view.reason;

import org.colonnade.advice.Recommendation;
import org.colonnade.choice.Advantage;
import org.colonnade.choice.Advantage.Rival;
import org.colonnade.cost.CostModel;
import org.colonnade.estimate.Estimates;
import org.colonnade.form.Figures;
import org.colonnade.form.Ledger;
import org.colonnade.reason.AbsenceReason;
import org.colonnade.schema.Family;

/** What keeps a family out, or what is better, and what it would cost to have it. */
final class AbsenceText {
    private final AbsenceReason reason;
    private final CostModel model;
    private final Ledger ledger = new Ledger();

    AbsenceText(AbsenceReason reason) {
        this.reason = reason;
        this.model = reason.recommendation().model();
    }

    String text() {
        Family family = reason.family();
        ledger.line(family + " over " + family.graph() + ", " + bytes(family));
        ledger.line("");
        reason.twin().ifPresentOrElse(t -> ledger.line("it is recommended, as " + t.name()), this::origin);
        reason.obstacles().forEach(o -> ledger.line("not possible: " + o));
        reason.advantage().ifPresent(this::compare);
        reason.with().ifPresent(this::forced);
        return ledger.toString();
    }

    /** Adds whether the advisor thinks of it, if that matters. */
    private void origin() {
        if (!reason.isCandidate() && reason.obstacles().isEmpty()) {
            ledger.line("no candidate: the advisor does not think of it by itself");
        } else if (reason.isCandidate() && reason.advantage().isEmpty()) {
            ledger.line("a candidate, which the best choice does without");
        }
    }

    private void forced(Recommendation forced) {
        CostDifference difference = new CostDifference(reason.recommendation(), forced);
        ledger.line("with it the workload would cost " + difference.total() + ", and "
                + Figures.count(forced.families().size(), "family", "families") + " of "
                + Figures.bytes(forced.bytes()) + " instead of "
                + reason.recommendation().families().size() + " of "
                + Figures.bytes(reason.recommendation().bytes()));
        difference.requests(2, ledger);
        reason.readers()
                .forEach(r -> ledger.line(
                        "it would be read by " + String.join("\n      ", Ledger.entryLines(2, FamilyText.name(r)))));
    }

    /** Adds a line with the winner, then one for each thing that is compared. */
    private void compare(Advantage advantage) {
        Rival winner = advantage.winner();
        Rival loser = advantage.loser();
        ledger.line("dominated by " + winner.family() + " over "
                + winner.family().graph() + ": every plan can look there instead");
        ledger.line("  lookups: "
                + advantage
                        .greatest()
                        .map(s -> advantage.cheaper() + " of " + advantage.lookups() + " cheaper, one of " + s.request()
                                + " by most: " + cost(s.cost()) + " instead of " + cost(s.before()))
                        .orElse("all as cheap"));
        ledger.line("  puts and deletes: " + instead(cost(winner.upkeep()), cost(loser.upkeep())));
        if (model.call() > 0 || model.hold() > 0) {
            ledger.line("  calls and locks of requests: " + instead(winner.dues() + "", loser.dues() + ""));
        }
        ledger.line("  support queries: " + instead(winner.support() + "", loser.support() + ""));
        ledger.line("  size: " + instead(bytes(winner.family()), bytes(loser.family())));
    }

    private String cost(double cost) {
        return Figures.cost(cost, model);
    }

    private static String bytes(Family family) {
        return Figures.bytes(Estimates.bytes(family));
    }

    private static String instead(String better, String worse) {
        return better.equals(worse) ? better + " both" : better + " instead of " + worse;
    }
}
