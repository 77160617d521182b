package org.colonnade.view.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.colonnade.check.Exposure;
import org.colonnade.check.Groupings;
import org.colonnade.form.Figures;
import org.colonnade.regrouping.GroupingAdvice;
import org.colonnade.regrouping.Ranking;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/** Ranked groupings as terminals show them. */
public final class GroupingsText {
    private static final int WIDTH = 100;

    private final Groupings groupings;
    private final StringBuilder out = new StringBuilder();

    private GroupingsText(Groupings groupings) {
        this.groupings = groupings;
    }

    /** As terminals show them, in lines of 100 columns. */
    public static String of(Groupings groupings) {
        return new GroupingsText(groupings).text();
    }

    private String text() {
        Ranking ranking = groupings.ranking();
        int place = 1;
        for (GroupingAdvice advice : ranking.sound()) {
            describe(place++, advice);
        }
        for (GroupingAdvice advice : ranking.tempting()) {
            describe(place++, advice);
        }
        if (!ranking.complete()) {
            out.append("The search was cut off: there may be better groupings.\n");
        }
        return out.toString();
    }

    private void describe(int place, GroupingAdvice advice) {
        String name = advice.grouping().name();
        out.append(place + (advice.holds(groupings.verdict()) ? ". SAFE    " : ". UNSAFE  ") + advice.grouping()
                + (name.isEmpty() ? "" : "  (" + name + ")") + "\n");
        out.append("   " + Figures.percent(advice.score().within())
                + " of statements stay within one group, a request touches "
                + Figures.number(advice.score().groups()) + " groups\n");
        groupings
                .worst(advice)
                .ifPresent(e -> out.append("   ").append(conflicts(e)).append('\n'));
        within(advice);
    }

    /** The statements that stay within one group, in lines that fit a terminal. */
    private void within(GroupingAdvice advice) {
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
    private List<String> names(GroupingAdvice advice) {
        List<String> names = new ArrayList<>();
        for (Request request : groupings.design().requests()) {
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
        String limit = "the busiest block reaches the store's limit at " + Figures.number(exposure.limit())
                + " writing requests a second";
        return exposure.busiest()
                .map(o -> Figures.percent(o.attemptFails()) + " of writes of the busiest block fail; " + limit)
                .orElse(limit);
    }
}
