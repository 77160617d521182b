package org.colonnade.advice;

import org.colonnade.plan.LookupMove;

/** A lookup of a request, which its tasks share: a family, and the entries that it fetches. */
record RequestLookup(int request, int family, String entries) {
    static RequestLookup of(Task task, LookupMove move) {
        return new RequestLookup(task.request, move.family(), move.entries());
    }

    /** Written out, as in {@link #hashCode}: there are very many, and a string knows its hash code. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RequestLookup that
                && request == that.request
                && family == that.family
                && entries.equals(that.entries);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * entries.hashCode() + family) + request;
    }
}
