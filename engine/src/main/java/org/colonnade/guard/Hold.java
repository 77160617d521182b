package org.colonnade.guard;

/** Locks that somebody has; closing gives them back. */
public interface Hold extends AutoCloseable {
    Hold NOTHING = new Hold() {
        @Override
        public boolean isFresh() {
            return true;
        }

        @Override
        public void require() {}

        @Override
        public void abandon() {}

        @Override
        public void close() {}
    };

    /** Whether there is time left to ask something before writing. */
    boolean isFresh();

    /** Fails if others might think that the locks are free, now or before long. */
    void require();

    /** Leaves the locks until they expire, as if the holder had died: what it has written may still be on its way. */
    void abandon();

    @Override
    void close();
}
