package org.colonnade.choice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.choice.Option.Chore;
import org.colonnade.cost.CostModel;
import org.colonnade.model.Entity;
import org.colonnade.workload.Request;

/** All that requests may have to pay once, numbered. Invariant: what costs nothing is not among it. */
final class SharedCosts {
    private final WorkloadSetting setting;
    private final Locking locking;
    private final List<SharedCost> all = new ArrayList<>();
    private final Map<Request, Map<Optional<Entity>, Integer>> numbers = new IdentityHashMap<>();
    private final Map<Task, BitSet> locks = new HashMap<>();

    SharedCosts(WorkloadSetting setting) {
        this.setting = setting;
        this.locking = new Locking(setting);
    }

    /** The numbers of what is to be paid for a chore. */
    BitSet of(Chore chore) {
        BitSet dues = new BitSet();
        if (model().call() > 0) {
            dues.set(number(chore.request(), Optional.empty(), model().call()));
        }
        if (model().hold() > 0) {
            chore.support().forEach(s -> dues.or(locks(s)));
        }
        return dues;
    }

    private CostModel model() {
        return setting.plans().model();
    }

    private BitSet locks(Task support) {
        return locks.computeIfAbsent(support, s -> {
            BitSet holds = new BitSet();
            locking.visit(s, (request, entity) -> holds.set(number(request, Optional.of(entity), model().hold())));
            return holds;
        });
    }

    private int number(Request request, Optional<Entity> held, double cost) {
        return numbers.computeIfAbsent(request, r -> new HashMap<>()).computeIfAbsent(held, h -> {
            all.add(new SharedCost(all.size(), request, held, cost, setting.weight(request) * cost));
            return all.size() - 1;
        });
    }

    SharedCost get(int number) {
        return all.get(number);
    }
}
