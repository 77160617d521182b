package org.colonnade.workload;

/** Whoever asks for long work: hears how far it has come, and may end it by throwing an exception. */
public interface Supervisor {
    /** A supervisor that ignores everything. */
    Supervisor NOBODY = new Supervisor() {
        @Override
        public void proceed() {}

        @Override
        public void counted(Count count) {}
    };

    /** Returns if the work is to go on. Any thread calls it, often. */
    void proceed();

    /** Receives how far the work has come; any thread calls it. */
    void counted(Count count);

    /** Progress: {@code part} of {@code whole} are done or begun, with {@code found} results so far. */
    record Count(int part, int whole, int found) {}
}
