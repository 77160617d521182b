package org.colonnade.writer;

import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Operand;

/**
 * A link between two instances given by their keys, seen from the one that it belongs to, its holder.
 *
 * <p>Invariant: {@code link} goes forward.
 */
record Tie(Step link, Operand holderKey, Operand partnerKey) {

    /** The link that a connection means for the instance with a key. */
    static Tie of(Operand key, Connection connection) {
        Step step = connection.step();
        return step.isForward() ? new Tie(step, key, connection.key()) : new Tie(step.reverse(), connection.key(), key);
    }

    Entity holder() {
        return link.source();
    }

    /** Returns whether the partner may have no other link along the same relationship, and so loses one that it had. */
    boolean displaces() {
        return link.relationship().cardinality() == Cardinality.ONE_TO_ONE;
    }
}
