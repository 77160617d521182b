package org.colonnade.advice;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.advice.StatementAdvice.Update;
import org.colonnade.workload.Request;

/** Why an update does what it does: each family that it has to write, and what the workload would cost without it. */
public record UpdateReason(Request request, Update update, double weight, List<FamilyReason> families) {
    public UpdateReason {
        families = List.copyOf(families);
    }

    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        lines.add(request + ": " + update.statement().at().oneLine());
        if (families.isEmpty()) {
            lines.add("  no family keeps what it changes");
        }
        for (FamilyReason reason : families) {
            lines.add("");
            lines.add("writes " + reason.family().name() + " for "
                    + Figures.cost(
                            weight * writing(reason), reason.recommendation().model()));
            lines.add("  without it: "
                    + reason.without()
                            .map(w -> new Difference(reason.recommendation(), w).total())
                            .orElse("the workload could not be answered"));
        }
        return String.join("\n", lines) + "\n";
    }

    private double writing(FamilyReason reason) {
        return update.writes().stream()
                .filter(w -> w.family().equals(reason.family()))
                .mapToDouble(StatementAdvice.Write::cost)
                .sum();
    }
}
