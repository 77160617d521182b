package org.colonnade.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.regrouping.GroupingAdvice;
import org.colonnade.regrouping.Ranking;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/** Groupings that are worth considering, with the exposure of their blocks. */
public record Groupings(Design design, Ranking ranking, Verdict verdict, Pace pace) {
    private static final int WIDTH = 100;

    /** Returns the exposure of the most exposed block in which writes may collide. */
    public Optional<Exposure> worst(GroupingAdvice advice) {
        return advice.blocks().stream()
                .filter(b -> !verdict.of(b.findings()).holds())
                .flatMap(b -> Exposure.of(design, b.grammar(), 1, pace).stream())
                .max(Comparator.comparingDouble(Exposure::share));
    }

    /** Returns the text for terminals. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        int place = 1;
        for (GroupingAdvice advice : ranking.sound()) {
            describe(place++, advice, out);
        }
        for (GroupingAdvice advice : ranking.tempting()) {
            describe(place++, advice, out);
        }
        if (!ranking.complete()) {
            out.append("The search was cut off: there may be better groupings.\n");
        }
        return out.toString();
    }

    private void describe(int place, GroupingAdvice advice, StringBuilder out) {
        String name = advice.grouping().name();
        out.append(place)
                .append(". ")
                .append(advice.holds(verdict) ? "SAFE    " : "UNSAFE  ")
                .append(advice.grouping())
                .append(name.isEmpty() ? "" : "  (" + name + ")")
                .append('\n');
        out.append("   ")
                .append(Advice.figure(100 * advice.score().within()))
                .append(" % of statements stay within one group, a request touches ")
                .append(Advice.figure(advice.score().groups()))
                .append(" groups\n");
        worst(advice).ifPresent(e -> out.append("   ").append(conflicts(e)).append('\n'));
        within(advice, out);
    }

    /** The statements that stay within one group, in lines that fit a terminal. */
    private void within(GroupingAdvice advice, StringBuilder out) {
        StringBuilder line = new StringBuilder("   within one group:");
        List<String> names = names(advice);
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i) + (i + 1 < names.size() ? "," : "");
            if (line.length() + 1 + name.length() > WIDTH) {
                out.append(line).append('\n');
                line = new StringBuilder("    ");
            }
            line.append(' ').append(name);
        }
        out.append(names.isEmpty() ? "" : line.append('\n'));
    }

    /** Names what stays within one group: whole requests, or else those of their statements that do, by number. */
    public List<String> names(GroupingAdvice advice) {
        List<String> names = new ArrayList<>();
        for (Request request : design.requests()) {
            List<Integer> numbers = IntStream.range(0, request.statements().size())
                    .filter(i -> isWithin(advice, request.statements().get(i)))
                    .boxed()
                    .toList();
            if (numbers.size() == request.statements().size()) {
                names.add(request.name());
            } else {
                numbers.forEach(i -> names.add(request.name() + "." + (i + 1)));
            }
        }
        return names;
    }

    private static boolean isWithin(GroupingAdvice advice, Statement statement) {
        return advice.within().stream().anyMatch(s -> s == statement);
    }

    private String conflicts(Exposure exposure) {
        String limit = "the busiest block reaches the store's limit at " + Advice.figure(exposure.limit())
                + " writing requests a second";
        return exposure.busiest()
                .map(o -> Advice.figure(100 * o.attemptFails()) + " % of writes of the busiest block fail; " + limit)
                .orElse(limit);
    }
}
