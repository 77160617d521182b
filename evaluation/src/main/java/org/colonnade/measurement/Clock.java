package org.colonnade.measurement;

import java.util.concurrent.locks.LockSupport;

/** Time that passes. */
interface Clock {
    Clock SYSTEM = new Clock() {
        @Override
        public long nanos() {
            return System.nanoTime();
        }

        @Override
        public void await(long moment) {
            for (long left = moment - nanos(); left > 0; left = moment - nanos()) {
                LockSupport.parkNanos(left);
            }
        }
    };

    /** Now, in nanoseconds since some moment. */
    long nanos();

    /** Waits until a moment; not at all if it is over. */
    void await(long moment);
}
