package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.colonnade.design.Design;
import org.colonnade.model.Relationship;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/** What groupings are for, counted: statements that stay within one group, and groups that a request touches. */
final class Togetherness {
    private record Weighted(double weight, Statement statement, Encounter encounter) {}

    private final List<Weighted> statements = new ArrayList<>();
    private final List<Weighted> requests = new ArrayList<>();
    private final double weight;

    Togetherness(Design design, Mix mix) {
        double all = 0;
        for (Request request : design.requests()) {
            double share = request.weights().getOrDefault(mix.name(), 0.0);
            if (share > 0) {
                request.statements().forEach(s -> statements.add(new Weighted(share, s, new Encounter(List.of(s)))));
                requests.add(new Weighted(share, request.statements().get(0), new Encounter(request.statements())));
                all += share;
            }
        }
        this.weight = all;
    }

    /** How good it is to nest along some relationships. More of them never make it worse. */
    Score score(Set<Relationship> nested) {
        double within = 0;
        double all = 0;
        for (Weighted statement : statements) {
            all += statement.weight();
            within += statement.encounter().groups(nested) <= 1 ? statement.weight() : 0;
        }
        double touched = 0;
        for (Weighted request : requests) {
            touched += request.weight() * request.encounter().groups(nested);
        }
        return new Score(all == 0 ? 1 : within / all, weight == 0 ? 0 : touched / weight);
    }

    /** The statements that stay within one group. */
    List<Statement> within(Set<Relationship> nested) {
        return statements.stream()
                .filter(s -> s.encounter().groups(nested) <= 1)
                .map(Weighted::statement)
                .toList();
    }
}
