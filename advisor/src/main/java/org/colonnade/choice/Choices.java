package org.colonnade.choice;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.estimate.Certainty;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.schema.Family;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement.Select;

/**
 * What there is to choose from: options, the tasks that need plans over them, and what requests pay once for several of
 * them.
 */
public final class Choices {
    private final WorkloadSetting setting;
    private final List<Option> options;
    private final List<Task> tasks;
    private final SharedCosts dues;
    /** The options that are still in question. */
    final BitSet alive = new BitSet();

    Choices(WorkloadSetting setting, List<Option> options, List<Task> tasks, SharedCosts dues) {
        this.setting = setting;
        this.options = options;
        this.tasks = tasks;
        this.dues = dues;
        alive.set(0, options.size());
    }

    public WorkloadSetting setting() {
        return setting;
    }

    /** All options, whether they are still in question or not. */
    public List<Option> options() {
        return options;
    }

    public List<Task> tasks() {
        return tasks;
    }

    /** What requests pay once that can have to pay for an option. */
    public Stream<SharedCost> dues(Option option) {
        return option.dues().stream().mapToObj(dues::get);
    }

    SharedCost due(int number) {
        return dues.get(number);
    }

    /** The same requests with other families. */
    public Choices with(List<Family> others) {
        return Planning.of(setting, others);
    }

    public Certainty certainty() {
        return setting.plans().certainty();
    }

    Checkpoint checkpoint() {
        return setting.checkpoint();
    }

    /** The task of a SELECT of a request. */
    public Task task(Request request, Select query) {
        return tasks.stream()
                .filter(t -> t.statement() == query && t.request() == request)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(request + " does not ask " + query + " in this mix"));
    }

    /** The option that a move looks into. */
    public Option option(LookupMove move) {
        return options.get(move.family());
    }

    /** The options with these numbers. */
    public Stream<Option> options(BitSet numbers) {
        return numbers.stream().mapToObj(options::get);
    }

    /** The options that are still in question, in their order. */
    public Stream<Option> alive() {
        return options(alive);
    }

    /** The weighted cost of a family's writes, and of what requests would have to pay for it once beside what is paid. */
    public double upkeep(Option option, BitSet paid) {
        BitSet due = option.dues();
        double cost = option.upkeep();
        for (int d = due.nextSetBit(0); d >= 0; d = due.nextSetBit(d + 1)) {
            cost += paid.get(d) ? 0 : dues.get(d).weightedCost();
        }
        return cost;
    }

    /** Drops the families that no statement can use or that no update could keep up, and so on with what is left. */
    public void settle(BitSet kept) {
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
            if (alive.get(option.number()) && !option.support().stream().allMatch(Task::isAnswerable)) {
                alive.clear(option.number());
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
