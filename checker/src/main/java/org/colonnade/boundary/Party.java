package org.colonnade.boundary;

import org.colonnade.model.Entity;

/**
 * An instance that a request meets, or so many of them on average.
 *
 * @param keyed whether the request knows its key
 */
record Party(Entity entity, double count, boolean keyed, Act act) {

    /** The act of a request on an instance. Invariant: a new one is written, and not read. */
    record Act(boolean read, boolean written, boolean fresh) {
        static final Act NONE = new Act(false, false, false);
        static final Act READ = new Act(true, false, false);
        static final Act WRITE = new Act(false, true, false);
        static final Act CREATE = new Act(false, true, true);

        Act and(Act other) {
            boolean either = fresh || other.fresh;
            return new Act(!either && (read || other.read), written || other.written, either);
        }
    }

    /** The same instance, met by another statement. */
    Party and(Party other) {
        return new Party(entity, Math.min(count, other.count), keyed || other.keyed, act.and(other.act));
    }
}
