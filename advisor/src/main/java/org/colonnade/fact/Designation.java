package org.colonnade.fact;

import java.util.List;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Statement.Select;

/** How an update tells which instances it is about. */
public sealed interface Designation {
    /** Whether the instances can be claimed one by one, as far as they must be. */
    default boolean isTold() {
        return true;
    }

    /** By a key that the statement gives. */
    record Named(List<Operand> key) implements Designation {}

    /** By the keys that a support query answers, in some of its columns. Invariant: it answers all of them. */
    record Found(Select query, List<Integer> columns) implements Designation {}

    /** It makes the instance, so nobody else can name it yet. */
    record New() implements Designation {}

    /**
     * It does not tell, but walks there, from instances that it tells or along certain steps. A new one is not among them
     * before somebody links it, and that changes the instance where the walk comes from.
     */
    record Reached() implements Designation {
        @Override
        public boolean isTold() {
            return false;
        }
    }

    /** It does not tell, and new ones may be among them. */
    record Unknown() implements Designation {
        @Override
        public boolean isTold() {
            return false;
        }
    }
}
