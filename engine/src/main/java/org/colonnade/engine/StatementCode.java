package org.colonnade.engine;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/** A statement, ready to run many times. */
interface StatementCode {
    /** The locks that it needs, as far as the arguments tell. */
    Collection<String> locks(Arguments arguments);

    /** The plans of all that it asks. */
    Collection<PlanCode> plans();

    /** The families that it writes, as the store calls them. */
    Set<String> written();

    void run(Visit visit, Arguments arguments, List<Meter> meters, Receiver rows);

    /** Takes the rows of a query. */
    interface Receiver {
        void row(List<Object> row);
    }
}
