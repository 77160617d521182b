package org.colonnade.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.schema.Family;

/**
 * The order in which families were chosen, as far as it shows: updates write families, and name those that need an answer,
 * in this order.
 */
final class OrderOfChoice {
    private final List<List<Family>> shown;

    private OrderOfChoice(Recommendation recommendation) {
        this.shown = recommendation.requests().stream()
                .flatMap(r -> r.statements().stream())
                .flatMap(s -> s.match(q -> Stream.<List<Family>>empty(), OrderOfChoice::shown, i -> Stream.empty()))
                .toList();
    }

    private static Stream<List<Family>> shown(StatementAdvice.Update update) {
        return Stream.of(
                        Stream.of(update.writes().stream()
                                .map(StatementAdvice.Write::family)
                                .distinct()
                                .toList()),
                        update.support().stream().map(StatementAdvice.SupportPlan::families),
                        update.holds().stream().map(StatementAdvice.Holding::families))
                .flatMap(s -> s);
    }

    /** Returns the families of a recommendation in an order that agrees with all that show it. */
    static List<Family> of(Recommendation recommendation) {
        OrderOfChoice order = new OrderOfChoice(recommendation);
        List<Family> left = new ArrayList<>(recommendation.families());
        List<Family> ordered = new ArrayList<>();
        while (!left.isEmpty()) {
            Family next =
                    left.stream().filter(f -> order.isNext(f, left)).findFirst().orElseThrow();
            left.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    private boolean isNext(Family family, List<Family> left) {
        return shown.stream()
                .filter(s -> s.contains(family))
                .noneMatch(s -> s.subList(0, s.indexOf(family)).stream().anyMatch(left::contains));
    }
}
