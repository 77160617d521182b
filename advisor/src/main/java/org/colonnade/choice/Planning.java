package org.colonnade.choice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.colonnade.choice.Option.Chore;
import org.colonnade.model.Entity;
import org.colonnade.model.Numbers;
import org.colonnade.plan.PlanSpace;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Support;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.workload.Node;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/**
 * Makes choices of families: finds out what is asked, for its own sake and to keep families up, and plans all of it.
 *
 * <p>Support queries of one request that ask the same are one task. What asks the same, whoever asks, has one plan space.
 */
public final class Planning {
    private final WorkloadSetting setting;
    private final List<Option> options = new ArrayList<>();
    private final Map<Entity, List<Option>> byEntity = new HashMap<>();
    private final List<Task> tasks = new ArrayList<>();
    private final SharedCosts dues;

    private Planning(WorkloadSetting setting, List<Family> families) {
        this.setting = setting;
        this.dues = new SharedCosts(setting);
        families.forEach(
                f -> options.add(new Option(options.size(), f, setting.plans().certainty())));
        options.forEach(o -> o.family().graph().nodes().stream()
                .map(Node::entity)
                .distinct()
                .forEach(
                        e -> byEntity.computeIfAbsent(e, x -> new ArrayList<>()).add(o)));
    }

    /**
     * The choices.
     *
     * @throws org.colonnade.workload.WorkLimitException if a statement has too many plans, or changes a family in too
     *     many ways
     */
    public static Choices of(WorkloadSetting setting, List<Family> families) {
        Planning planning = new Planning(setting, families);
        setting.requests().forEach(planning::ask);
        setting.requests().forEach(planning::keepUp);
        planning.plan();
        return new Choices(setting, planning.options, planning.tasks, planning.dues);
    }

    private void ask(Request request) {
        for (Statement statement : request.statements()) {
            if (statement instanceof Select query) {
                tasks.add(new Task(request, setting.weight(request), query, query));
            }
        }
    }

    private void keepUp(Request request) {
        Map<String, Task> known = new HashMap<>();
        for (Statement statement : request.statements()) {
            if (!(statement instanceof Select)) {
                keepUp(request, statement, known);
            }
        }
    }

    /** Keeps up the families that have the entity of an update. */
    private void keepUp(Request request, Statement update, Map<String, Task> known) {
        List<Option> concerned = byEntity.getOrDefault(Upkeep.changed(update), List.of());
        List<Upkeep> upkeeps = setting.upkeeps()
                .of(update, concerned.stream().map(o -> o.family()).toList());
        for (int i = 0; i < upkeeps.size(); i++) {
            setting.checkpoint().pass();
            if (upkeeps.get(i).isNeeded()) {
                Chore chore = chore(request, upkeeps.get(i), known);
                concerned.get(i).add(chore, setting.weight(request), dues.of(chore));
            }
        }
    }

    private Chore chore(Request request, Upkeep upkeep, Map<String, Task> known) {
        List<Task> support = new ArrayList<>();
        for (Support ask : upkeep.support()) {
            support.add(known.computeIfAbsent(ask.query().identity(), q -> {
                tasks.add(new Task(request, setting.weight(request), upkeep.update(), ask.query()));
                return tasks.get(tasks.size() - 1);
            }));
        }
        WriteCosts costs = new WriteCosts(setting.plans().model(), upkeep.family());
        return new Chore(
                request,
                upkeep,
                upkeep.changes().stream().mapToDouble(costs::of).sum(),
                support);
    }

    /** Plan spaces do not depend on each other. */
    private void plan() {
        Entrances entrances = new Entrances(options);
        Map<Object, List<Task>> alike = new LinkedHashMap<>();
        tasks.forEach(t -> alike.computeIfAbsent(t.isSupport() ? t.query().identity() : t, k -> new ArrayList<>())
                .add(t));
        AtomicInteger ready = new AtomicInteger();
        AtomicInteger moves = new AtomicInteger();
        alike.values().parallelStream().forEach(same -> {
            Select query = same.get(0).query();
            PlanSpace space = new PlanSpace(query, entrances.of(query), setting.plans());
            same.forEach(t -> t.plan(space));
            int found = moves.addAndGet(space.moves().size());
            int done = ready.incrementAndGet();
            setting.checkpoint()
                    .pass(() -> Numbers.text(done) + " of " + Numbers.text(alike.size()) + " queries, "
                            + Numbers.text(found) + " steps so far");
        });
    }
}
