package org.colonnade.reason;

import java.util.List;
import org.colonnade.advice.Ledger;
import org.colonnade.advice.PlanText;
import org.colonnade.advice.StatementAdvice.Update;

/** Why an update does what it does: its plan, and for each family what its upkeep takes and what it is good for. */
record UpdateReason(UpkeepReason.Place place, Update update, List<UpkeepReason> families) {
    UpdateReason {
        families = List.copyOf(families);
    }

    @Override
    public String toString() {
        Ledger ledger = new Ledger();
        ledger.line(place.request().request() + ": " + update.statement().at().oneLine());
        ledger.line("").line("PLAN");
        new PlanText(place.recommendation().model(), ledger, 2).update(update);
        ledger.line("  " + place.cost(update.cost()) + " each time");
        Sharing sharing = new Sharing(place.request());
        families.forEach(f -> f.show(sharing, ledger));
        return ledger.toString();
    }
}
