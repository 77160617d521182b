package org.colonnade.workload;

import java.util.List;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;

/**
 * A link between two instances that a statement makes or removes, as the statement writes it: along a step from one
 * instance to another.
 *
 * <p>The link belongs to its holder, the instance of the entity that declares the relationship.
 */
public record Tie(Mention from, Step step, Mention to) {
    static Tie of(Mention from, Connection connection) {
        return new Tie(from, connection.step(), new Mention(connection.step().target(), connection.key()));
    }

    public Relationship relationship() {
        return step.relationship();
    }

    public Mention holder() {
        return step.isForward() ? from : to;
    }

    public Mention partner() {
        return step.isForward() ? to : from;
    }

    /** Returns the step from the holder to its partner. */
    public Step forward() {
        return relationship().forward();
    }

    /** Returns whether the partner may have no other link along the same relationship, and so loses one that it had. */
    public boolean displaces() {
        return relationship().cardinality() == Cardinality.ONE_TO_ONE;
    }

    /** An instance that a statement names by its key. Two mentions with one {@link #name} are one instance. */
    public record Mention(Entity entity, List<Operand> key) {
        public Mention {
            key = List.copyOf(key);
        }

        /** Operands with one text have one value within a request. */
        public String name() {
            return entity + " " + Operand.list(key);
        }
    }
}
