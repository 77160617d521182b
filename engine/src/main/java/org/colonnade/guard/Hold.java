package org.colonnade.guard;

/** Locks in someone's hold, which by themselves never expire; closing gives them back. */
public interface Hold extends AutoCloseable {
    Hold NOTHING = () -> {};

    /** Returns whether there is time left for reads before writing. */
    default boolean isFresh() {
        return true;
    }

    /** Fails if others might think, now or soon, that the locks are free. */
    default void require() {}

    /** Leaves the locks until they expire, as if the holder had died: its writes may still be on their way. */
    default void abandon() {}

    @Override
    void close();
}
