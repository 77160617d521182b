package org.colonnade.workload;

import java.util.List;
import java.util.function.Function;
import org.colonnade.model.Entity;
import org.colonnade.model.Numbers;

/** The person or system on whose behalf a request runs. */
public sealed interface Actor {
    /** Applies the function for this kind of actor. */
    default <T> T match(
            Function<User, T> user,
            Function<Application, T> application,
            Function<Role, T> role,
            Function<Unknown, T> unknown) {
        if (this instanceof User it) {
            return user.apply(it);
        } else if (this instanceof Application it) {
            return application.apply(it);
        } else if (this instanceof Role it) {
            return role.apply(it);
        }
        return unknown.apply((Unknown) this);
    }

    /** One instance of an entity; {@code key} has a parameter for each column of its key, or none if nobody names it. */
    record User(Entity entity, List<Parameter> key) implements Actor {
        public User {
            key = List.copyOf(key);
        }

        @Override
        public String toString() {
            return entity + (key.isEmpty() ? "" : "(" + Operand.list(key) + ")");
        }
    }

    /** The application itself: a single writer. */
    record Application() implements Actor {

        @Override
        public String toString() {
            return "system";
        }
    }

    /** One of a bounded number of people whom the model does not know. */
    record Role(String name, long population) implements Actor {

        @Override
        public String toString() {
            return name + "(" + Numbers.text(population) + ")";
        }
    }

    /** An actor that the request does not name. */
    record Unknown() implements Actor {

        @Override
        public String toString() {
            return "anyone";
        }
    }
}
