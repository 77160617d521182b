package org.colonnade.workload;

/** Whoever has long work done: it is told how far the work has come, and may end it by throwing something. */
public interface Supervisor {
    /** Nobody. */
    Supervisor NOBODY = new Supervisor() {
        @Override
        public void proceed() {}

        @Override
        public void counted(Count count) {}
    };

    /** Returns if the work is to go on. Called often, and by any thread. */
    void proceed();

    /** Tells how far the work has come; called by any thread. */
    void counted(Count count);

    /** So many of so many are done, or begun, and so much has come of it. */
    record Count(int part, int whole, int found) {}
}
