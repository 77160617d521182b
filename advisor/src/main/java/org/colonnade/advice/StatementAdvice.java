package org.colonnade.advice;

import java.util.List;
import java.util.function.Function;
import org.colonnade.model.Entity;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change;
import org.colonnade.upkeep.Support;
import org.colonnade.workload.Statement;

/** How to run one statement. */
public sealed interface StatementAdvice {
    Statement statement();

    /** The cost of one run; what an earlier statement of the request has paid for is not paid again. */
    double cost();

    /** What one of the functions makes of it: that for queries, for updates, or for what is impossible. */
    default <T> T match(Function<Query, T> query, Function<Update, T> update, Function<Impossible, T> impossible) {
        if (this instanceof Query it) {
            return query.apply(it);
        } else if (this instanceof Update it) {
            return update.apply(it);
        }
        return impossible.apply((Impossible) this);
    }

    /** A query with its plan. */
    record Query(Statement.Select statement, QueryPlan plan) implements StatementAdvice {
        @Override
        public double cost() {
            return plan.cost();
        }
    }

    /**
     * An update: first what must be asked, then what must be written.
     *
     * @param call what the request pays once for all that it writes; 0 unless this is its first statement that writes
     * @param holds the locks of the request that cost something; none unless this is its first update
     */
    record Update(Statement statement, List<SupportPlan> support, List<Write> writes, double call, List<Holding> holds)
            implements StatementAdvice {
        public Update {
            support = List.copyOf(support);
            writes = List.copyOf(writes);
            holds = List.copyOf(holds);
        }

        @Override
        public double cost() {
            return support.stream().mapToDouble(s -> s.plan().cost()).sum()
                    + writes.stream().mapToDouble(Write::cost).sum()
                    + holds.stream().mapToDouble(Holding::cost).sum()
                    + call;
        }
    }

    /** A statement that the families of a given schema cannot run: what is missing. */
    record Impossible(Statement statement, List<String> reasons, double cost) implements StatementAdvice {
        public Impossible {
            reasons = List.copyOf(reasons);
        }
    }

    /** A support query with its plan, and the families that need its answer. */
    record SupportPlan(Statement.Select query, QueryPlan plan, List<Family> families) {
        public SupportPlan {
            families = List.copyOf(families);
        }
    }

    /** A lock on instances of an entity, and the families whose upkeep asks for what the lock keeps others from changing. */
    record Holding(Entity entity, List<Family> families, double cost) {
        public Holding {
            families = List.copyOf(families);
        }
    }

    /** Entries of one family that are put or deleted. */
    record Write(Family family, Change change, double cost) {
        /** The support queries that tell the entries' columns. */
        public List<Support> support() {
            return change.support();
        }
    }
}
