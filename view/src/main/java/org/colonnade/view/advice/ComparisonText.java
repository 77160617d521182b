package org.colonnade.view.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.SideBySide;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.form.Figures;
import org.colonnade.form.Ledger;
import org.colonnade.form.Wrapping;
import org.colonnade.model.Numbers;

/**
 * A comparison as terminals show it, in lines of 100 columns: a table for each mix, then what some schemas lack.
 *
 * <pre>
 * MIX bidding           weight       recommended            expert
 *   ViewItem              22.5     206 ms     1x     412 ms     2x
 *   TOTAL                          3.21 s     1x   ≥ 4.50 s
 * </pre>
 */
public final class ComparisonText {
    private static final int WIDTH = Ledger.WIDTH;
    private static final int LONGEST_NAME = 34;
    private static final int WEIGHT = 10;
    private static final int COST = 11;
    private static final int RATIO = 7;
    private static final String NO_RATIO = "";

    private final SideBySide compared;
    private final int name;
    private final StringBuilder out = new StringBuilder();

    private ComparisonText(SideBySide compared) {
        this.compared = compared;
        int longest = compared.contests().stream()
                .flatMap(c -> c.entrants().get(0).requests().stream()
                        .map(r -> r.request().name()))
                .mapToInt(n -> n.length() + 2)
                .max()
                .orElse(0);
        int mixes = compared.contests().stream()
                .mapToInt(c -> c.mix().name().length() + 4)
                .max()
                .orElse(0);
        this.name = Math.min(Math.max(longest, mixes), LONGEST_NAME);
    }

    public static String of(SideBySide compared) {
        return new ComparisonText(compared).text();
    }

    private String text() {
        for (SideBySide.Contest contest : compared.contests()) {
            int most = (WIDTH - name - WEIGHT) / (COST + RATIO);
            for (int from = 0; from < compared.schemas().size(); from += most) {
                out.append(out.isEmpty() ? "" : "\n");
                table(contest, from, Math.min(from + most, compared.schemas().size()));
            }
        }
        missing();
        return out.append('\n').append(legend()).toString();
    }

    private void table(SideBySide.Contest contest, int from, int to) {
        head("MIX " + contest.mix(), "weight");
        compared.schemas()
                .subList(from, to)
                .forEach(s -> out.append(flush(" " + Ledger.cut(s, COST + RATIO - 1), COST + RATIO)));
        end();
        contest.numbers().forEach(r -> row(contest, r, from, to));
        head("  TOTAL", "");
        contest.entrants().subList(from, to).forEach(e -> total(e, contest.cheapest()));
        end();
    }

    private void row(SideBySide.Contest contest, int number, int from, int to) {
        RequestAdvice first = contest.request(number).get(0);
        head("  " + first.request(), Numbers.text(first.weight()));
        contest.request(number).subList(from, to).forEach(r -> cell(r, contest.cheapest(number)));
        end();
    }

    private void cell(RequestAdvice request, OptionalDouble cheapest) {
        if (request.isComplete()) {
            amount(Figures.cost(request.weightedCost(), compared.model()), ratio(request.weightedCost(), cheapest));
        } else {
            amount("impossible", NO_RATIO);
        }
    }

    private void total(Recommendation entrant, OptionalDouble cheapest) {
        String cost = Figures.cost(entrant.cost(), compared.model());
        amount(
                entrant.isComplete() ? cost : "≥ " + cost,
                entrant.isComplete() ? ratio(entrant.cost(), cheapest) : NO_RATIO);
    }

    private static String ratio(double cost, OptionalDouble cheapest) {
        double least = cheapest.orElse(0);
        return cost == least ? "1x" : least > 0 ? Figures.number(cost / least) + "x" : NO_RATIO;
    }

    private void head(String text, String weight) {
        String shown = Ledger.cut(text, name);
        out.append(shown).append(" ".repeat(name - shown.length())).append(flush(weight, WEIGHT));
    }

    private void amount(String cost, String ratio) {
        out.append(flush(cost, COST)).append(flush(ratio, RATIO));
    }

    private void end() {
        int last = out.length();
        while (out.charAt(last - 1) == ' ') {
            last--;
        }
        out.setLength(last);
        out.append('\n');
    }

    /** What each schema lacks for each statement, once for all mixes. */
    private void missing() {
        for (int s = 0; s < compared.schemas().size(); s++) {
            Map<String, Set<String>> lines = new LinkedHashMap<>();
            int schema = s;
            compared.contests()
                    .forEach(c -> c.entrants()
                            .get(schema)
                            .requests()
                            .forEach(r -> r.impossible()
                                    .forEach(i -> lines.computeIfAbsent(statement(r, i), k -> new LinkedHashSet<>())
                                            .addAll(reasons(i)))));
            if (!lines.isEmpty()) {
                out.append('\n').append(compared.schemas().get(s)).append(" cannot answer\n");
                lines.forEach((statement, reasons) -> {
                    out.append(statement).append('\n');
                    reasons.forEach(r -> out.append(r).append('\n'));
                });
            }
        }
    }

    private static String statement(RequestAdvice request, StatementAdvice.Impossible impossible) {
        return "  "
                + Ledger.cut(
                        request.request() + ": " + impossible.statement().at().oneLine(), WIDTH - 2);
    }

    private static List<String> reasons(StatementAdvice.Impossible impossible) {
        List<String> lines = new ArrayList<>();
        impossible.reasons().forEach(r -> Wrapping.of(r, WIDTH - 4, WIDTH - 6).forEach(l -> lines.add("    " + l)));
        return lines;
    }

    private String legend() {
        boolean complete =
                compared.contests().stream().flatMap(c -> c.entrants().stream()).allMatch(Recommendation::isComplete);
        return "Weighted cost by cost model " + compared.model().name() + ", and its ratio to the cheapest.\n"
                + (complete ? "" : "≥ is at least: without what is impossible.\n")
                + unproven();
    }

    private String unproven() {
        return compared.contests().stream().flatMap(c -> c.entrants().stream()).allMatch(Recommendation::isProven)
                ? ""
                : "The search was ended early: recommended may not be the cheapest.\n";
    }

    private static String flush(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
