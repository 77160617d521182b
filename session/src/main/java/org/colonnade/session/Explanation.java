package org.colonnade.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.reason.Reasons;
import org.colonnade.schema.Family;
import org.colonnade.view.reason.ReasonText;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/** Says why a recommendation is as it is. */
public final class Explanation {
    private Explanation() {}

    /** Returns why a family is recommended, or why a request, or one of its statements as in {@code AboutMe.3}, is run so. */
    public static String why(Session session, Mix mix, String name, Watcher watcher) {
        Reasons reasons = Reasons.of(session.advisor(mix), Budget.NONE, watcher);
        return family(reasons, name)
                .or(() -> statements(reasons, name))
                .orElseThrow(
                        () -> ByName.unknown("family or request of this mix", name, names(reasons.recommendation())));
    }

    /** Returns why the family that someone asks about is not recommended. */
    public static String whyNot(Session session, Mix mix, Watcher watcher) {
        Family asked = session.asked();
        Reasons reasons = Reasons.of(session.advisor(mix), Budget.NONE, watcher);
        return ReasonText.of(reasons.whyNot(asked));
    }

    private static Optional<String> family(Reasons reasons, String name) {
        return reasons.recommendation().families().stream()
                .filter(f -> f.name().equals(name))
                .findFirst()
                .map(f -> ReasonText.of(reasons.why(f)));
    }

    private static Optional<String> statements(Reasons reasons, String name) {
        List<String> answers = new ArrayList<>();
        for (RequestAdvice request : reasons.recommendation().requests()) {
            for (int i = 0; i < request.statements().size(); i++) {
                String own = request.request().name();
                if (name.equals(own) || name.equals(own + "." + (i + 1))) {
                    answers.add(
                            ReasonText.of(reasons, request, request.statements().get(i)));
                }
            }
        }
        return answers.isEmpty() ? Optional.empty() : Optional.of(String.join("\n\n", answers));
    }

    private static List<String> names(Recommendation recommendation) {
        List<String> names = new ArrayList<>();
        recommendation.families().stream().map(Family::name).forEach(names::add);
        recommendation.requests().forEach(r -> names.add(r.request().name()));
        return names;
    }
}
