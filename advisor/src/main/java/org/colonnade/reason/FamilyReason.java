package org.colonnade.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiFunction;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Holding;
import org.colonnade.advice.StatementAdvice.Update;
import org.colonnade.schema.Family;

/**
 * What a recommended family is for: who reads it, who has to keep it up, and what is best without it.
 *
 * <p>Invariant: {@code without} is the recommendation with the family forbidden, and what could be trimmed to it; if it is
 * empty, there is none.
 */
public record FamilyReason(Family family, Recommendation recommendation, Optional<Recommendation> without) {

    /** A statement that has to do with the family, and the weighted cost of that. */
    public record User(RequestAdvice request, StatementAdvice statement, double cost) {}

    /** The statements whose plans look into it, with their whole cost. */
    public List<User> readers() {
        return users((request, statement) ->
                reads(statement) ? OptionalDouble.of(statement.cost()) : OptionalDouble.empty());
    }

    private boolean reads(StatementAdvice statement) {
        return statement.match(
                q -> q.plan().families().contains(family),
                u -> u.support().stream().anyMatch(s -> s.plan().families().contains(family)),
                i -> false);
    }

    /** The statements that write it, with the cost of these writes, and of calls and locks that are for it alone. */
    public List<User> writers() {
        return users((request, statement) ->
                statement.match(q -> OptionalDouble.empty(), u -> writing(request, u), i -> OptionalDouble.empty()));
    }

    private List<User> users(BiFunction<RequestAdvice, StatementAdvice, OptionalDouble> cost) {
        List<User> users = new ArrayList<>();
        for (RequestAdvice request : recommendation.requests()) {
            for (StatementAdvice statement : request.statements()) {
                cost.apply(request, statement)
                        .ifPresent(c -> users.add(new User(request, statement, request.weight() * c)));
            }
        }
        return users;
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
}
