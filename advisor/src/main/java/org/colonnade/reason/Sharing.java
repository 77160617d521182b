package org.colonnade.reason;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.SupportPlan;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.schema.Family;

/**
 * The lookups of one request, each with those who have a use for it: SELECTs, and families that must be kept up; and those
 * who write by its call to the store.
 */
final class Sharing {
    private final RequestAdvice request;
    private final List<Shared> lookups = new ArrayList<>();
    private final Set<Use> writers = new LinkedHashSet<>();

    /** Who uses a lookup: a statement by its number, from 0, to keep up a family; or to answer a SELECT, without one. */
    record Use(int statement, List<Family> family) {}

    /** A lookup that is made once; {@code maker} is the first statement that needs it. */
    record Shared(Lookup lookup, int maker, Set<Use> uses) {}

    Sharing(RequestAdvice request) {
        this.request = request;
        for (int i = 0; i < request.statements().size(); i++) {
            int number = i;
            request.statements()
                    .get(i)
                    .match(q -> take(number, q.plan().steps(), List.of(List.of())), u -> take(number, u), x -> this);
        }
    }

    private Sharing take(int statement, StatementAdvice.Update update) {
        for (SupportPlan support : update.support()) {
            take(
                    statement,
                    support.plan().steps(),
                    support.families().stream().map(List::of).toList());
        }
        update.writes().forEach(w -> writers.add(new Use(statement, List.of(w.family()))));
        return this;
    }

    private Sharing take(int statement, List<PlanStep> steps, List<List<Family>> families) {
        for (PlanStep step : steps) {
            if (step instanceof Lookup lookup) {
                lookups.add(new Shared(lookup, statement, new LinkedHashSet<>()));
            }
            step.asLookup().ifPresent(l -> use(l, statement, families));
        }
        return this;
    }

    /** What is done again was done last by the lookup that reads the same. */
    private void use(Lookup lookup, int statement, List<List<Family>> families) {
        String text = lookup.toString();
        for (int i = lookups.size() - 1; i >= 0; i--) {
            if (lookups.get(i).lookup.toString().equals(text)) {
                Set<Use> uses = lookups.get(i).uses;
                families.forEach(f -> uses.add(new Use(statement, f)));
                return;
            }
        }
    }

    /** The lookups that a statement needs to keep up a family. */
    List<Shared> of(int statement, Family family) {
        Use use = new Use(statement, List.of(family));
        return lookups.stream().filter(s -> s.uses.contains(use)).toList();
    }

    /** All who write. */
    Set<Use> writers() {
        return writers;
    }

    /** Who else is among these, by their names: families, and statements as in {@code AboutMe.3}. */
    List<String> others(Set<Use> uses, int statement, Family family) {
        return uses.stream()
                .filter(u -> !u.equals(new Use(statement, List.of(family))))
                .map(u -> name(u, statement))
                .distinct()
                .toList();
    }

    private String name(Use use, int statement) {
        String own = request.request().name() + "." + (use.statement + 1);
        return use.family.isEmpty() ? own : use.family.get(0).name() + (use.statement == statement ? "" : " in " + own);
    }
}
