package org.colonnade.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.SupportPlan;
import org.colonnade.advice.StatementAdvice.Write;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Mutation;
import org.colonnade.upkeep.Change;

/** An update, ready to run: all questions first, then one write of all that changes. */
final class UpdateCode {
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

    /** It has no rows to give. */
    void runFor(Visit visit, Arguments arguments, List<Meter> meters, Engine.RowReceiver rows) {
        run(visit, arguments, meters);
    }

    private void run(Visit visit, Arguments arguments, List<Meter> meters) {
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
