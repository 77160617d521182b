package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.cost.CostModel;
import org.colonnade.estimate.Certainty;
import org.colonnade.upkeep.Support;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.workload.Request;

/** All that requests may have to pay once, numbered. Invariant: what costs nothing is not among it. */
final class SharedCosts {
    private final List<Double> weights;
    private final CostModel model;
    private final Locking locking;
    private final List<SharedCost> all = new ArrayList<>();
    private final Map<SharedCost, Integer> numbers = new HashMap<>();
    private final Map<List<Object>, BitSet> locks = new HashMap<>();

    SharedCosts(List<Request> requests, List<Double> weights, CostModel model, Certainty certainty) {
        this.weights = weights;
        this.model = model;
        this.locking = new Locking(requests, certainty);
    }

    /** The numbers of what is to be paid for what an update of a request does to keep a family up. */
    BitSet of(int request, Upkeep upkeep) {
        BitSet dues = new BitSet();
        if (model.call() > 0) {
            dues.set(number(SharedCost.call(request)));
        }
        if (model.hold() > 0) {
            upkeep.support().forEach(s -> dues.or(locks(request, upkeep, s)));
        }
        return dues;
    }

    private BitSet locks(int request, Upkeep upkeep, Support support) {
        return locks.computeIfAbsent(List.of(request, support.query().identity()), k -> {
            BitSet numbers = new BitSet();
            locking.of(request, upkeep.update(), support.query()).forEach(d -> numbers.set(number(d)));
            return numbers;
        });
    }

    private int number(SharedCost due) {
        return numbers.computeIfAbsent(due, d -> {
            all.add(d);
            return all.size() - 1;
        });
    }

    SharedCost get(int number) {
        return all.get(number);
    }

    double cost(int number) {
        return all.get(number).held().isPresent() ? model.hold() : model.call();
    }

    double weightedCost(int number) {
        return weights.get(all.get(number).request()) * cost(number);
    }
}
