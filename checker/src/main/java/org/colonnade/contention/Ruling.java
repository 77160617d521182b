package org.colonnade.contention;

import java.util.Optional;

/** The answer to whether every tree of a grammar has a property, for all sizes of its open domains. */
public sealed interface Ruling {

    default boolean holds() {
        return false;
    }

    /** The property holds; in an empty language trivially. */
    record Holds() implements Ruling {
        @Override
        public boolean holds() {
            return true;
        }

        @Override
        public String toString() {
            return "holds";
        }
    }

    /**
     * The property fails for a tree of {@code nodes} nodes, and for none with fewer.
     *
     * <p>Invariant: there is a witness unless it had more than {@value Contention#LARGEST_WITNESS} nodes.
     */
    record Fails(long nodes, Optional<Witness> witness) implements Ruling {
        @Override
        public String toString() {
            return "fails: " + witness.map(Witness::toString).orElse("a tree of " + nodes + " nodes");
        }
    }

    /** The work limit was reached before there was an answer. */
    record Undecided(long limit) implements Ruling {
        @Override
        public String toString() {
            return "undecided after " + limit + " steps";
        }
    }
}
