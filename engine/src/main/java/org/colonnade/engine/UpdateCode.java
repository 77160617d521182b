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
import org.colonnade.advice.StatementAdvice.Write;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Mutation;
import org.colonnade.upkeep.Change;

/** An update, ready to run: all questions first, then one write of all that changes. */
final class UpdateCode implements Code {
    private final StatementAdvice.Update update;
    private final Map<String, FamilyShape> families;
    private final Map<String, PlanCode> plans = new LinkedHashMap<>();

    UpdateCode(StatementAdvice.Update update, Map<String, FamilyShape> families) {
        this.update = update;
        this.families = families;
        for (SupportPlan support : update.support()) {
            plans.put(support.query().identity(), new PlanCode(support.plan(), families));
        }
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

    /** It has no rows to give. */
    @Override
    public void run(Visit visit, Arguments arguments, List<Meter> meters, Code.Receiver rows) {
        Answers answers = new Answers(plans, visit, arguments, meters);
        List<Mutation> deletes = new ArrayList<>();
        List<Mutation> puts = new ArrayList<>();
        changes().forEach((family, changes) -> {
            Mutations mutations = new Mutations(families.get(family), answers);
            changes.forEach(mutations::add);
            deletes.addAll(mutations.deletes());
            puts.addAll(mutations.puts());
        });
        Meter meter = new Meter("write " + deletes.size() + " deletes, " + puts.size() + " puts");
        meters.add(meter);
        deletes.addAll(puts);
        visit.write(deletes, meter);
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
