package org.colonnade.writer;

import java.util.Optional;
import org.colonnade.model.Entity;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;

/** The acting user, where a request names him: the instance of an entity that has a parameter as its key. */
record Me(Entity entity, Parameter key) {

    static Optional<Me> of(Actor actor) {
        return actor instanceof Actor.User user
                ? user.parameter().map(p -> new Me(user.entity(), p))
                : Optional.empty();
    }

    /** Returns whether an instance, given by its key, is the acting user. */
    boolean is(Entity other, Operand itsKey) {
        return entity.equals(other) && key.isSame(itsKey);
    }
}
