package org.colonnade.view.reason;

import org.colonnade.form.Figures;
import org.colonnade.form.Ledger;
import org.colonnade.reason.UpdateReason;
import org.colonnade.view.advice.PlanText;

/** The plan of an update, then the upkeep of each family. */
record UpdateText(UpdateReason reason) {
    String text() {
        Ledger ledger = new Ledger();
        ledger.line(reason.request().request() + ": "
                + reason.update().statement().at().oneLine());
        ledger.line("").line("PLAN");
        new PlanText(reason.recommendation().model(), ledger, 2).update(reason.update());
        ledger.line("  "
                + Figures.cost(reason.update().cost(), reason.recommendation().model()) + " each time");
        Sharing sharing = new Sharing(reason.request());
        reason.families().forEach(f -> new UpkeepText(reason, f, sharing, ledger).show());
        return ledger.toString();
    }
}
