package org.colonnade.advice;

import org.colonnade.plan.Move;

/** A lookup of a request, which its tasks share. */
record Fetch(int request, String share) {
    static Fetch of(Task task, Move move) {
        return new Fetch(task.request, move.share());
    }

    /** Written out, as in {@link #hashCode}: there are very many, and a string knows its hash code. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Fetch that && request == that.request && share.equals(that.share);
    }

    @Override
    public int hashCode() {
        return 31 * share.hashCode() + request;
    }
}
