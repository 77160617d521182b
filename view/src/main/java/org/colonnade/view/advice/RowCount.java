package org.colonnade.view.advice;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.form.Figures;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Filter;
import org.colonnade.plan.PlanStep.Lookup;

/** How many rows a step of a plan fetches, or is given, and how many it leaves. */
public record RowCount(double fetched, double left) {
    /** A filter that follows a lookup tells what is left of what that fetched. */
    static List<RowCount> of(List<PlanStep> steps) {
        List<RowCount> counts = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            boolean filtered = i + 1 < steps.size() && steps.get(i + 1) instanceof Filter;
            counts.add(of(steps.get(i), filtered));
        }
        return counts;
    }

    /** The count of a step that nothing follows. */
    public static RowCount of(PlanStep step) {
        return of(step, false);
    }

    private static RowCount of(PlanStep step, boolean filtered) {
        double fetched =
                step.asLookup().map(Lookup::volume).map(v -> v.fetched()).orElse(step.rows());
        return new RowCount(fetched, filtered ? fetched : step.rows());
    }

    /** {@code 700 → 35}, or one number if it is the same. */
    String number() {
        return number("", "");
    }

    /** The same with its unit. */
    @Override
    public String toString() {
        return number("row", "rows");
    }

    private String number(String one, String many) {
        String before = Figures.count(fetched, "", "").strip();
        String after = Figures.count(left, "", "").strip();
        return (before.equals(after) ? "" : before + " → ")
                + Figures.count(left, one, many).strip();
    }
}
