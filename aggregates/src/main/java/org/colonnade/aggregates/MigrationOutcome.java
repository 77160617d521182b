package org.colonnade.aggregates;

/** The outcome of a migration for one aggregate. */
public enum MigrationOutcome {
    /** It was cut anew or copied. */
    MOVED,
    /** It had been before. */
    THERE,
    /** Its copy was changed or deleted since, and it was not; the copy is left as it is. */
    AHEAD,
    /** It is not there any more, so its copy was deleted. */
    DELETED,
    /** The other store has another one, of its own or of other changes, which is left alone. */
    FOREIGN,
    /** It is a copy from a store that has nothing left at all, which is taken for a mistake; so it was not deleted. */
    KEPT,
    /** There is nothing to do: someone else deleted it before it was moved, or it is no copy. */
    GONE
}
