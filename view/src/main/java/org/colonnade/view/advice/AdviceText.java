package org.colonnade.view.advice;

import java.util.List;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.estimate.Estimates;
import org.colonnade.form.Figures;
import org.colonnade.form.Ledger;
import org.colonnade.form.Wrapping;
import org.colonnade.model.Numbers;
import org.colonnade.schema.Family;

/**
 * A recommendation as terminals show it, in lines of 100 columns: the families, the plans of each request, a summary.
 *
 * <pre>
 * FindHotels  weight 100                                                              921 ms    24.2 %
 *   SELECT Hotel.id, Hotel.name FROM Hotel WHERE Hotel.city = ?city
 *     get hotel_by_city[Hotel.city = ?city]                                     5 rows   9.21 ms
 * </pre>
 */
public final class AdviceText {
    private static final int LONGEST_NAME = 40;

    private final Recommendation recommendation;
    private final Ledger ledger = new Ledger();

    private AdviceText(Recommendation recommendation) {
        this.recommendation = recommendation;
    }

    public static String of(Recommendation recommendation) {
        return new AdviceText(recommendation).text();
    }

    private String text() {
        ledger.line("FAMILIES");
        recommendation.families().forEach(this::family);
        ledger.line("").line("REQUESTS");
        recommendation.requests().forEach(this::request);
        ledger.line("").line("TOTAL");
        total();
        return ledger.toString();
    }

    private void total() {
        ledger.line("  " + (recommendation.isComplete() ? "" : "at least ") + cost(recommendation.cost())
                + " for the weighted requests of " + recommendation.mix() + "; cost model "
                + recommendation.model().name() + "; " + recommendation.quality());
        ledger.line("  " + Figures.count(recommendation.families().size(), "family", "families") + " of "
                + Figures.bytes(recommendation.bytes()) + ", out of "
                + Figures.count(recommendation.size().candidates(), "candidate", "candidates"));
        recommendation.size().coverage().remark().ifPresent(r -> ledger.line("  " + r));
    }

    /** Name, size, and the triple, which goes on in its own column. */
    private void family(Family family) {
        String size = Figures.bytes(Estimates.bytes(family));
        String head = "  " + padded(family.name()) + " ".repeat(Math.max(1, 9 - size.length())) + size + "  ";
        int room = Ledger.WIDTH - head.length();
        List<String> lines = Wrapping.of(family.toString(), room, room);
        ledger.line(head + lines.get(0));
        lines.stream().skip(1).forEach(l -> ledger.line(" ".repeat(head.length()) + l));
    }

    private String padded(String name) {
        int longest = recommendation.families().stream()
                .mapToInt(f -> f.name().length())
                .max()
                .orElse(0);
        return name + " ".repeat(Math.max(0, Math.min(longest, LONGEST_NAME) - name.length()));
    }

    private void request(RequestAdvice advice) {
        ledger.line("");
        ledger.entry(
                2,
                advice.request().name() + "  weight " + Numbers.text(advice.weight()),
                cost(advice.weightedCost()),
                Figures.share(advice.weightedCost(), recommendation.cost()));
        advice.statements().forEach(this::statement);
    }

    private void statement(StatementAdvice advice) {
        ledger.brief(4, advice.statement().at().oneLine());
        PlanText plans = new PlanText(recommendation.model(), ledger, 6);
        advice.match(plans::query, plans::update, plans::impossible);
    }

    private String cost(double cost) {
        return Figures.cost(cost, recommendation.model());
    }
}
