package org.colonnade.cql;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.schema.Family;

/** Which statements a family serves, by their requests and, if these have several, their numbers: {@code Bid 2}. */
final class Service {
    private final Set<String> readers = new LinkedHashSet<>();
    private final Set<String> writers = new LinkedHashSet<>();

    private Service() {}

    static Service of(Family family, Recommendation recommendation) {
        Service service = new Service();
        for (RequestAdvice request : recommendation.requests()) {
            List<StatementAdvice> statements = request.statements();
            for (int i = 0; i < statements.size(); i++) {
                String name = request.request().name() + (statements.size() == 1 ? "" : " " + (i + 1));
                service.add(family, name, statements.get(i));
            }
        }
        return service;
    }

    private void add(Family family, String name, StatementAdvice advice) {
        if (advice.match(q -> q.plan().families().contains(family), u -> asks(u, family), i -> false)) {
            readers.add(name);
        }
        if (advice.match(q -> false, u -> writes(u, family), i -> false)) {
            writers.add(name);
        }
    }

    private static boolean asks(StatementAdvice.Update update, Family family) {
        return update.support().stream().anyMatch(s -> s.plan().families().contains(family));
    }

    private static boolean writes(StatementAdvice.Update update, Family family) {
        return update.writes().stream().anyMatch(w -> w.family().equals(family));
    }

    String readers() {
        return readers.isEmpty() ? "nothing" : String.join(", ", readers);
    }

    boolean isWritten() {
        return !writers.isEmpty();
    }

    String writers() {
        return String.join(", ", writers);
    }
}
