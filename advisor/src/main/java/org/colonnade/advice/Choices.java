package org.colonnade.advice;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.estimate.Certainty;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.schema.Family;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement.Select;
import org.colonnade.workload.Supervisor;

/**
 * What there is to choose from: options, the tasks that need plans over them, and what requests pay once for several of
 * them.
 */
final class Choices {
    final WorkloadSetting setting;
    final List<Option> options;
    final List<Task> tasks;
    final SharedCosts dues;
    /** The options that are still in question. */
    final BitSet alive = new BitSet();

    Choices(WorkloadSetting setting, List<Option> options, List<Task> tasks, SharedCosts dues) {
        this.setting = setting;
        this.options = options;
        this.tasks = tasks;
        this.dues = dues;
        alive.set(0, options.size());
    }

    /** The same requests with other families. */
    Choices with(List<Family> others) {
        return Planning.of(setting, others);
    }

    Certainty certainty() {
        return setting.plans().certainty();
    }

    Supervisor supervisor() {
        return setting.supervisor();
    }

    /** The task of a SELECT of a request. */
    Task task(Request request, Select query) {
        return tasks.stream()
                .filter(t -> t.statement == query && t.request == request)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(request + " does not ask " + query + " in this mix"));
    }

    /** The option that a move looks into. */
    Option option(LookupMove move) {
        return options.get(move.family());
    }

    /** The options with these numbers. */
    Stream<Option> options(BitSet numbers) {
        return numbers.stream().mapToObj(options::get);
    }

    /** The options that are still in question, in their order. */
    Stream<Option> alive() {
        return options(alive);
    }

    /** The weighted cost of a family's writes, and of what requests would have to pay for it once beside what is paid. */
    double upkeep(Option option, BitSet paid) {
        double cost = option.upkeep();
        for (int due = option.dues.nextSetBit(0); due >= 0; due = option.dues.nextSetBit(due + 1)) {
            cost += paid.get(due) ? 0 : dues.get(due).weightedCost();
        }
        return cost;
    }

    /** Drops the families that no statement can use or that no update could keep up, and so on with what is left. */
    void settle(BitSet kept) {
        boolean changed = true;
        while (changed) {
            changed = dropUnkept() | dropUnused(kept);
            for (Task task : tasks) {
                changed |= task.keep(alive);
            }
        }
    }

    private boolean dropUnkept() {
        int before = alive.cardinality();
        for (Option option : options) {
            if (alive.get(option.number) && !option.support.stream().allMatch(Task::isAnswerable)) {
                alive.clear(option.number);
            }
        }
        return alive.cardinality() < before;
    }

    private boolean dropUnused(BitSet kept) {
        BitSet used = (BitSet) kept.clone();
        for (Task task : tasks) {
            if (task.isAsked(alive)) {
                Move.lookups(task.moves()).forEach(m -> used.set(m.family()));
            }
        }
        int before = alive.cardinality();
        alive.and(used);
        return alive.cardinality() < before;
    }
}
