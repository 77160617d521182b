package org.colonnade.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.Collectors;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.SupportPlan;
import org.colonnade.advice.StatementAdvice.Write;
import org.colonnade.guard.Guard;
import org.colonnade.guard.Hold;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Mutation;
import org.colonnade.store.StoreException;
import org.colonnade.upkeep.Change;

/**
 * An update, ready to run: all questions first, then one write of all that changes.
 *
 * <p>Where others might change the answers in between, it takes locks first. Which it needs, it may learn only from the
 * answers; then it gives back what it has, takes all, and asks again.
 */
final class UpdateCode implements Code {
    private final StatementAdvice.Update update;
    private final Map<String, FamilyShape> families;
    private final Locks locks;
    private final Guard guard;
    private final Map<String, PlanCode> plans = new LinkedHashMap<>();

    UpdateCode(StatementAdvice.Update update, Map<String, FamilyShape> families, Locks locks, Guard guard) {
        this.update = update;
        this.families = families;
        this.locks = locks;
        this.guard = guard;
        for (SupportPlan support : update.support()) {
            plans.put(support.query().identity(), new PlanCode(support.plan(), families));
        }
    }

    /** What it asks under locks must be asked then. */
    @Override
    public Collection<PlanCode> ahead() {
        return locks.isEmpty() ? plans.values() : List.of();
    }

    @Override
    public Set<String> written() {
        return update.writes().stream()
                .map(w -> families.get(w.family().name()).shape().name())
                .collect(Collectors.toSet());
    }

    /** It has no rows to give. */
    @Override
    public void run(Visit visit, Arguments arguments, List<Meter> meters, Code.Receiver rows) {
        if (locks.isEmpty()) {
            writing(new Answers(plans, visit, arguments, meters)).on(visit, meters);
            return;
        }
        SortedSet<String> wanted = locks.given(arguments);
        while (!isDone(wanted, visit, arguments, meters)) {
            meters.clear();
        }
    }

    /** Adds locks that turn out to be wanted, and does nothing then. */
    private boolean isDone(SortedSet<String> wanted, Visit visit, Arguments arguments, List<Meter> meters) {
        Meter meter = new Meter("hold " + String.join(", ", wanted));
        meters.add(meter);
        try (Hold hold = meter.measure(wanted.size(), () -> guard.hold(wanted))) {
            Answers answers = new Answers(plans, visit.anew(), arguments, meters);
            Writing writing = writing(answers);
            if (wanted.addAll(locks.found(answers))) {
                return false;
            }
            hold.require();
            try {
                writing.on(visit, meters);
                visit.flush();
            } catch (StoreException e) {
                if (e.isUncertain()) {
                    hold.abandon();
                }
                throw e;
            }
            return true;
        }
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

    /** What is to be written. */
    private record Writing(List<Mutation> deletes, List<Mutation> puts) {
        void on(Visit visit, List<Meter> meters) {
            Meter meter = new Meter("write " + deletes.size() + " deletes, " + puts.size() + " puts");
            meters.add(meter);
            List<Mutation> all = new ArrayList<>(deletes);
            all.addAll(puts);
            visit.write(all, meter);
        }
    }

    /** The changes of each family. */
    private Map<String, List<Change>> changes() {
        Map<String, List<Change>> changes = new LinkedHashMap<>();
        for (Write write : update.writes()) {
            changes.computeIfAbsent(write.family().name(), f -> new ArrayList<>())
                    .add(write.change());
        }
        return changes;
    }
}
