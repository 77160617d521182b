package org.colonnade.workload;

import java.util.Optional;
import org.colonnade.model.Entity;
import org.colonnade.model.Numbers;

/** On whose behalf a request runs. */
public sealed interface Actor {

    /** One instance of an entity; {@code parameter} is its key, where the request names it. */
    record User(Entity entity, Optional<Parameter> parameter) implements Actor {
        @Override
        public String toString() {
            return entity + parameter.map(p -> "(" + p + ")").orElse("");
        }
    }

    /** The application itself: one single writer. */
    record Application() implements Actor {
        @Override
        public String toString() {
            return "system";
        }
    }

    /** One of a bounded number of people, none of whom the model knows. */
    record Role(String name, long population) implements Actor {
        @Override
        public String toString() {
            return name + "(" + Numbers.text(population) + ")";
        }
    }

    /** The request does not say. */
    record Unknown() implements Actor {
        @Override
        public String toString() {
            return "anyone";
        }
    }
}
