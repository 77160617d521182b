package org.colonnade.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.StatementAdvice.Update;
import org.colonnade.candidate.Candidates;
import org.colonnade.estimate.Estimates;
import org.colonnade.schema.Family;

/**
 * What a recommended family is for: who reads it, who has to keep it up, and what is best without it.
 *
 * <p>Invariant: {@code without} is the recommendation with the family forbidden, and what could be trimmed to it; if it is
 * empty, there is none.
 */
public record FamilyReason(Family family, Recommendation recommendation, Optional<Recommendation> without) {

    /** The statements whose plans look into it, as lines with their weighted cost. */
    public List<String> readers() {
        List<String> readers = new ArrayList<>();
        for (RequestAdvice request : recommendation.requests()) {
            for (StatementAdvice statement : request.statements()) {
                boolean asks = statement.match(
                        q -> q.plan().families().contains(family),
                        u -> u.support().stream()
                                .anyMatch(s -> s.plan().families().contains(family)),
                        i -> false);
                if (asks) {
                    readers.add(line(request, statement, request.weight() * statement.cost()));
                }
            }
        }
        return readers;
    }

    /** The statements that write it, as lines with the weighted cost of these writes. */
    public List<String> writers() {
        List<String> writers = new ArrayList<>();
        for (RequestAdvice request : recommendation.requests()) {
            for (StatementAdvice statement : request.statements()) {
                double cost = statement.match(q -> 0.0, this::writing, i -> 0.0);
                if (cost > 0) {
                    writers.add(line(request, statement, request.weight() * cost));
                }
            }
        }
        return writers;
    }

    private double writing(Update update) {
        return update.writes().stream()
                .filter(w -> w.family().equals(family))
                .mapToDouble(StatementAdvice.Write::cost)
                .sum();
    }

    private String line(RequestAdvice request, StatementAdvice statement, double cost) {
        return new Ledger()
                .entry(
                        2,
                        request.request() + ": " + statement.statement().at().oneLine(),
                        "",
                        Figures.cost(cost, recommendation.model()))
                .toString()
                .stripTrailing();
    }

    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        lines.add(family.name() + " " + family + " over " + family.graph());
        lines.add(Figures.count(Estimates.entries(family), "entry", "entries") + " in "
                + Figures.count(Estimates.blocks(family), "block", "blocks") + ", "
                + Bytes.text(Estimates.bytes(family)));
        lines.add("");
        lines.add("READ BY");
        lines.addAll(readers());
        lines.add("");
        lines.add("KEPT UP BY");
        lines.addAll(writers().isEmpty() ? List.of("  nobody: no statement of the mix changes it") : writers());
        lines.add("");
        lines.add("WITHOUT IT OR A LARGER ONE");
        if (without.isEmpty()) {
            lines.add("  the workload could not be answered");
        } else {
            Difference difference = new Difference(recommendation, without.get());
            lines.add("  the workload would cost " + difference.total() + " with "
                    + Figures.count(without.get().families().size(), "family", "families"));
            difference.requests().forEach(l -> lines.add("    " + l));
            without.get().families().stream()
                    .filter(f -> recommendation.families().stream().noneMatch(r -> Candidates.isSame(r, f)))
                    .forEach(f -> lines.add("    in its place: " + f));
        }
        return String.join("\n", lines) + "\n";
    }
}
