package org.colonnade.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.SupportPlan;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Mutation;
import org.colonnade.upkeep.Change;

/**
 * An update, ready to run: all questions first, then one write of all that changes.
 *
 * <p>Where others might change the answers in between, it needs locks. Which, it may learn only from the answers; then
 * the request takes more, and it asks again.
 */
final class UpdateCode implements StatementCode {
    private final StatementAdvice.Update update;
    private final Map<String, FamilyShape> families;
    private final Locks locks;
    private final Map<String, PlanCode> plans = new LinkedHashMap<>();

    UpdateCode(StatementAdvice.Update update, Map<String, FamilyShape> families, Locks locks) {
        this.update = update;
        this.families = families;
        this.locks = locks;
        for (SupportPlan support : update.support()) {
            plans.put(support.query().identity(), new PlanCode(support.plan(), families));
        }
    }

    @Override
    public Collection<String> locks(Arguments arguments) {
        return locks.given(arguments);
    }

    @Override
    public Collection<PlanCode> plans() {
        return plans.values();
    }

    @Override
    public Set<String> written() {
        return update.writes().stream()
                .map(w -> families.get(w.family().name()).shape().name())
                .collect(Collectors.toSet());
    }

    /** Runs the update, which gives no rows. */
    @Override
    public void run(Visit visit, Arguments arguments, List<Meter> meters, StatementCode.Receiver rows) {
        visit.beforeUpdate();
        while (!isDone(visit, arguments, meters)) {
            meters.clear();
        }
    }

    private boolean isDone(Visit visit, Arguments arguments, List<Meter> meters) {
        Answers answers = new Answers(plans, visit, arguments, meters);
        Writing writing = writing(answers);
        boolean isSafe = locks.isEmpty() || visit.holds(locks.found(answers));
        if (isSafe) {
            meters.addAll(0, locks.isEmpty() ? List.of() : visit.taking());
            writing.on(visit, meters);
        }
        return isSafe;
    }

    private Writing writing(Answers answers) {
        List<Mutation> deletes = new ArrayList<>();
        List<Mutation> puts = new ArrayList<>();
        changes().forEach((family, changes) -> {
            Mutations mutations = new Mutations(families.get(family), answers);
            changes.forEach(mutations::add);
            deletes.addAll(mutations.deletes());
            puts.addAll(mutations.puts());
        });
        return new Writing(deletes, puts);
    }

    /** The mutations to be written. */
    private record Writing(List<Mutation> deletes, List<Mutation> puts) {
        void on(Visit visit, List<Meter> meters) {
            Meter meter = new Meter("write " + count(deletes, "delete") + ", " + count(puts, "put"));
            meters.add(meter);
            List<Mutation> all = new ArrayList<>(deletes);
            all.addAll(puts);
            visit.write(all, meter);
        }

        private static String count(List<Mutation> changes, String one) {
            return changes.size() + " " + one + (changes.size() == 1 ? "" : "s");
        }
    }

    /** The changes of each family. */
    private Map<String, List<Change>> changes() {
        Map<String, List<Change>> changes = new LinkedHashMap<>();
        for (StatementAdvice.Write write : update.writes()) {
            changes.computeIfAbsent(write.family().name(), f -> new ArrayList<>())
                    .add(write.change());
        }
        return changes;
    }
}
