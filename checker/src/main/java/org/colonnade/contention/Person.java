package org.colonnade.contention;

import org.colonnade.model.Numbers;

/** A person who may write a node, or one of several. */
public sealed interface Person {

    /** Returns whether it is certainly the same person each time. */
    boolean isSingle();

    /** Returns whether one person can be both. */
    default boolean meets(Person other) {
        return equals(other) || this instanceof Anyone || other instanceof Anyone;
    }

    /** A user, by a name from the grammar or one invented for the witness. */
    record User(String name) implements Person {
        @Override
        public boolean isSingle() {
            return true;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** Anyone of at least two people. */
    record Anyone() implements Person {
        @Override
        public boolean isSingle() {
            return false;
        }

        @Override
        public String toString() {
            return "anyone";
        }
    }

    /** The application itself. */
    record Application() implements Person {
        @Override
        public boolean isSingle() {
            return true;
        }

        @Override
        public String toString() {
            return "system";
        }
    }

    /** One of the people in a role. */
    record Member(String role, long population) implements Person {
        @Override
        public boolean isSingle() {
            return population == 1;
        }

        @Override
        public String toString() {
            return isSingle() ? role : role + "(" + Numbers.text(population) + ")";
        }
    }
}
