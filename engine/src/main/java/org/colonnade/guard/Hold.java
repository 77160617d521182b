package org.colonnade.guard;

/** Locks in someone's hold; closing gives them back. */
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

    /** Returns whether there is time left for reads before writing. */
    boolean isFresh();

    /** Fails if others might think, now or soon, that the locks are free. */
    void require();

    /** Leaves the locks until they expire, as if the holder had died: its writes may still be on their way. */
    void abandon();

    @Override
    void close();
}
