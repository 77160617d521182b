package org.colonnade.view.reason;

import java.util.List;
import org.colonnade.advice.Recommendation;
import org.colonnade.candidate.Candidates;
import org.colonnade.estimate.Estimates;
import org.colonnade.form.Figures;
import org.colonnade.form.Ledger;
import org.colonnade.reason.FamilyReason;
import org.colonnade.reason.FamilyReason.User;
import org.colonnade.schema.Family;

/** Who reads a family and who keeps it up, then what would be without it. */
final class FamilyText {
    private final FamilyReason reason;
    private final Family family;
    private final Recommendation recommendation;
    private final Ledger ledger = new Ledger();

    FamilyText(FamilyReason reason) {
        this.reason = reason;
        this.family = reason.family();
        this.recommendation = reason.recommendation();
    }

    String text() {
        List<User> writers = reason.writers();
        ledger.line(family.name() + " " + family + " over " + family.graph());
        ledger.line(Figures.count(Estimates.entries(family), "entry", "entries") + " in "
                + Figures.count(Estimates.blocks(family), "block", "blocks") + ", "
                + Figures.bytes(Estimates.bytes(family)));
        ledger.line("").line("READ BY");
        reason.readers().forEach(this::user);
        ledger.line("").line("KEPT UP BY");
        writers.forEach(this::user);
        if (writers.isEmpty()) {
            ledger.line("  nobody: no statement of the mix changes it");
        }
        ledger.line("").line("WITHOUT IT OR A LARGER ONE");
        reason.without().ifPresentOrElse(this::without, () -> ledger.line("  the workload could not be answered"));
        return ledger.toString();
    }

    private void user(User user) {
        ledger.entry(2, name(user), "", Figures.cost(user.cost(), recommendation.model()));
    }

    static String name(User user) {
        return user.request().request() + ": "
                + user.statement().statement().at().oneLine();
    }

    private void without(Recommendation other) {
        CostDifference difference = new CostDifference(recommendation, other);
        ledger.line("  the workload would cost " + difference.total() + " with "
                + Figures.count(other.families().size(), "family", "families"));
        difference.requests(4, ledger);
        other.families().stream()
                .filter(f -> recommendation.families().stream().noneMatch(r -> Candidates.isSame(r, f)))
                .forEach(f -> ledger.line("    in its place: " + f));
    }
}
