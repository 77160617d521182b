package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.design.Design;
import org.colonnade.model.Relationship;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/**
 * Counts what groupings are for: statements that stay within one group, and groups that a request touches.
 *
 * <p>Weights are shares: those of all statements add up to 1, and so do those of all requests.
 */
final class Togetherness {
    private final Map<Relationship, Integer> numbers = new HashMap<>();
    private final List<Share> statements = new ArrayList<>();
    private final List<Share> requests = new ArrayList<>();

    /** An encounter with its weight; {@code statement} is the first of those that meet. */
    record Share(double weight, Statement statement, Encounter encounter) {
        double within(BitSet nested) {
            return encounter.groups(nested) <= 1 ? weight : 0;
        }

        double groups(BitSet nested) {
            return weight * encounter.groups(nested);
        }
    }

    Togetherness(Design design, Mix mix) {
        List<Request> all =
                design.requests().stream().filter(r -> r.weight(mix) > 0).toList();
        double one = all.stream().mapToDouble(r -> r.weight(mix)).sum();
        double each = all.stream()
                .mapToDouble(r -> r.weight(mix) * r.statements().size())
                .sum();
        for (Request request : all) {
            double weight = request.weight(mix);
            request.statements().forEach(s -> statements.add(share(weight / each, List.of(s))));
            requests.add(share(weight / one, request.statements()));
        }
    }

    private Share share(double weight, List<Statement> met) {
        return new Share(weight, met.get(0), new Encounter(met, this::number));
    }

    /** A relationship's number. */
    int number(Relationship relationship) {
        return numbers.computeIfAbsent(relationship, r -> numbers.size());
    }

    BitSet numbers(Collection<Relationship> relationships) {
        BitSet set = new BitSet();
        relationships.forEach(r -> set.set(number(r)));
        return set;
    }

    List<Share> statements() {
        return List.copyOf(statements);
    }

    List<Share> requests() {
        return List.copyOf(requests);
    }

    /** Returns the score of nesting along some relationships. More of them never make it worse. */
    GroupingScore score(Collection<Relationship> nested) {
        BitSet set = numbers(nested);
        double within = statements.stream().mapToDouble(s -> s.within(set)).sum();
        double groups = requests.stream().mapToDouble(r -> r.groups(set)).sum();
        return new GroupingScore(statements.isEmpty() ? 1 : within, groups);
    }

    /** The statements that stay within one group. */
    List<Statement> within(Collection<Relationship> nested) {
        BitSet set = numbers(nested);
        return statements.stream()
                .filter(s -> s.within(set) > 0)
                .map(Share::statement)
                .toList();
    }
}
