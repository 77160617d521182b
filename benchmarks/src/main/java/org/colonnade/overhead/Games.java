package org.colonnade.overhead;

import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Games on a store, kept in some way. Safe for use by many threads, as the interface of aggregates is. */
interface Games extends AutoCloseable {
    /** Writes a game, whatever was there. */
    void put(Game game);

    /** Makes the store put away what is in these games and in another family, so that neither is read out of memory alone. */
    default void settle(String family) {}

    Game get(UUID id);

    /** Adds a round, atomically: if somebody else changes the game at the same time, it is tried again. */
    default void append(UUID id, Game.Round round) {
        boolean done = false;
        while (!done) {
            done = isAppended(id, round);
        }
    }

    /** Adds a round, unless somebody else changes the game at the same time; returns whether it did. */
    boolean isAppended(UUID id, Game.Round round);

    /** A version to begin with that a game did not have before it was written anew. */
    static long firstVersion() {
        return ThreadLocalRandom.current().nextLong(Long.MAX_VALUE / 2);
    }

    /** Takes all of them away. */
    @Override
    void close();
}
