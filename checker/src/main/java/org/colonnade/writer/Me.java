package org.colonnade.writer;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.colonnade.model.Entity;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;

/** The acting user, where a request names him: the instance of an entity that has a parameter as its key. */
record Me(Entity entity, List<Parameter> key) {

    static Optional<Me> of(Actor actor) {
        return actor instanceof Actor.User user && !user.key().isEmpty()
                ? Optional.of(new Me(user.entity(), user.key()))
                : Optional.empty();
    }

    /** Returns whether an instance, given by its key, is the acting user. */
    boolean is(Entity other, List<Operand> itsKey) {
        return entity.equals(other)
                && IntStream.range(0, key.size()).allMatch(i -> key.get(i).isSame(itsKey.get(i)));
    }
}
