package org.colonnade.engine;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/** A statement, ready to run many times. */
interface Code {
    /** The plans of all that may be asked before its turn comes. */
    Collection<PlanCode> ahead();

    /** The families that it writes, as the store calls them. */
    Set<String> written();

    void run(Visit visit, Arguments arguments, List<Meter> meters, Receiver rows);

    /** Takes the rows of a query. */
    interface Receiver {
        void row(List<Object> row);
    }
}
