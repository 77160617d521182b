package org.colonnade.choice;

import org.colonnade.plan.LookupMove;
import org.colonnade.workload.Request;

/** A lookup of a request, which its tasks share: the number of an option, and the entries that it fetches. */
public record RequestLookup(Request request, int option, String entries) {
    public static RequestLookup of(Task task, LookupMove move) {
        return new RequestLookup(task.request(), move.family(), move.entries());
    }

    /** Written out, as in {@link #hashCode}: there are very many, and a string knows its hash code. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RequestLookup that
                && request == that.request
                && option == that.option
                && entries.equals(that.entries);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * entries.hashCode() + option) + request.name().hashCode();
    }
}
