package org.colonnade.guard;

import java.util.List;
import org.colonnade.model.Entity;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Statement.Select;

/** A claim of an update on instances that it must have for itself while it runs. */
public sealed interface Claim {
    Entity entity();

    /** All instances of an entity. */
    record All(Entity entity) implements Claim {}

    /** The instance with a key that the statement gives. */
    record Named(Entity entity, List<Operand> key) implements Claim {}

    /** The instances with the keys that a support query answers in some of its columns. */
    record Found(Entity entity, Select query, List<Integer> columns) implements Claim {}
}
