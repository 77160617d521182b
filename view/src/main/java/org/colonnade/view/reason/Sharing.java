package org.colonnade.view.reason;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Reuse;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;

/**
 * The lookups of one request, each with those who have a use for it: SELECTs, and families that must be kept up; and those
 * who write by its call to the store.
 */
final class Sharing {
    private final RequestAdvice request;
    private final Map<Lookup, Shared> lookups = new IdentityHashMap<>();
    private final List<Shared> inOrder = new ArrayList<>();
    private final Set<Use> writers = new LinkedHashSet<>();

    /** What a statement, by its number from 0, uses a lookup or the call for. */
    sealed interface Use {
        int statement();

        /** To answer a SELECT. */
        record Answer(int statement) implements Use {}

        /** To keep up a family. */
        record KeepUp(int statement, Family family) implements Use {}
    }

    /** A lookup that is made once; {@code maker} is the first statement that needs it. */
    record Shared(Lookup lookup, int maker, Set<Use> uses) {}

    Sharing(RequestAdvice request) {
        this.request = request;
        for (int i = 0; i < request.statements().size(); i++) {
            int number = i;
            request.statements()
                    .get(i)
                    .match(q -> take(q.plan(), List.of(new Use.Answer(number))), u -> take(number, u), x -> this);
        }
    }

    private Sharing take(int statement, StatementAdvice.Update update) {
        update.support().forEach(s -> take(s.plan(), keepUp(statement, s.families())));
        update.writes().forEach(w -> writers.add(new Use.KeepUp(statement, w.family())));
        return this;
    }

    private static List<Use> keepUp(int statement, List<Family> families) {
        return families.stream().<Use>map(f -> new Use.KeepUp(statement, f)).toList();
    }

    private Sharing take(QueryPlan plan, List<Use> uses) {
        for (PlanStep step : plan.steps()) {
            if (step instanceof Lookup lookup) {
                Shared shared = new Shared(lookup, uses.get(0).statement(), new LinkedHashSet<>(uses));
                lookups.put(lookup, shared);
                inOrder.add(shared);
            } else if (step instanceof Reuse reuse) {
                Optional.ofNullable(lookups.get(reuse.made())).ifPresent(s -> s.uses.addAll(uses));
            }
        }
        return this;
    }

    /** The lookups that a statement needs to keep up a family. */
    List<Shared> of(int statement, Family family) {
        Use use = new Use.KeepUp(statement, family);
        return inOrder.stream().filter(s -> s.uses.contains(use)).toList();
    }

    /** All who write. */
    Set<Use> writers() {
        return writers;
    }

    /** Who else is among these, by their names: families, and statements as in {@code AboutMe.3}. */
    List<String> others(Set<Use> uses, int statement, Family family) {
        return uses.stream()
                .filter(u -> !u.equals(new Use.KeepUp(statement, family)))
                .map(u -> name(u, statement))
                .distinct()
                .toList();
    }

    private String name(Use use, int statement) {
        String own = request.request().name() + "." + (use.statement() + 1);
        return use instanceof Use.KeepUp keep
                ? keep.family().name() + (use.statement() == statement ? "" : " in " + own)
                : own;
    }
}
