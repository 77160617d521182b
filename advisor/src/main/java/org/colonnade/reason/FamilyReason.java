package org.colonnade.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.colonnade.advice.ByteCount;
import org.colonnade.advice.Figures;
import org.colonnade.advice.Ledger;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Holding;
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

    /** The statements that write it, as lines with the weighted cost of these writes, and of calls and locks that are for it alone. */
    public List<String> writers() {
        List<String> writers = new ArrayList<>();
        for (RequestAdvice request : recommendation.requests()) {
            for (StatementAdvice statement : request.statements()) {
                statement
                        .match(q -> OptionalDouble.empty(), u -> writing(request, u), i -> OptionalDouble.empty())
                        .ifPresent(cost -> writers.add(line(request, statement, request.weight() * cost)));
            }
        }
        return writers;
    }

    private OptionalDouble writing(RequestAdvice request, Update update) {
        List<StatementAdvice.Write> writes =
                update.writes().stream().filter(w -> w.family().equals(family)).toList();
        double call = request.written().equals(Set.of(family)) ? update.call() : 0;
        return writes.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        writes.stream().mapToDouble(StatementAdvice.Write::cost).sum() + call + locks(update));
    }

    private double locks(Update update) {
        return update.holds().stream()
                .filter(h -> h.families().equals(List.of(family)))
                .mapToDouble(Holding::cost)
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
                + ByteCount.text(Estimates.bytes(family)));
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
            CostDifference difference = new CostDifference(recommendation, without.get());
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
