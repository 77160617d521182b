package org.colonnade.engine;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/** A query, ready to run. */
record QueryCode(PlanCode plan) implements StatementCode {
    @Override
    public Collection<String> locks(Arguments arguments) {
        return Set.of();
    }

    @Override
    public Collection<PlanCode> plans() {
        return List.of(plan);
    }

    @Override
    public Set<String> written() {
        return Set.of();
    }

    @Override
    public void run(Visit visit, Arguments arguments, List<Meter> meters, Receiver rows) {
        plan.run(visit, arguments, meters).forEachRemaining(rows::row);
    }
}
