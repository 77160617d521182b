package org.colonnade.advice;

import java.util.Optional;
import org.colonnade.model.Entity;

/**
 * What a request pays once, however many families there are that it has to pay for.
 *
 * @param held the entity of a lock; empty if it is the call that takes all writes to the store
 */
record SharedCost(int request, Optional<Entity> held) {
    static SharedCost call(int request) {
        return new SharedCost(request, Optional.empty());
    }

    static SharedCost hold(int request, Entity entity) {
        return new SharedCost(request, Optional.of(entity));
    }
}
