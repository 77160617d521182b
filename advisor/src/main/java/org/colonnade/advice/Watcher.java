package org.colonnade.advice;

import org.colonnade.programme.Progress;
import org.colonnade.programme.Standing;
import org.colonnade.workload.Supervisor.Count;

/**
 * Whoever watches the advisor at work.
 *
 * <p>Whether it is {@linkplain #cancelled cancelled} is asked often, in every stage and by any thread. Before there is a
 * recommendation the advisor then ends with a {@link StoppedException}, afterwards with what it has.
 */
public interface Watcher extends Progress {
    /** Nobody. */
    Watcher NOBODY = new Watcher() {
        @Override
        public void begins(Stage stage) {}

        @Override
        public void reached(Standing standing) {}
    };

    /** What the advisor does, in this order; as text, in words. */
    enum Stage {
        ENUMERATE("enumerating candidates"),
        PLAN("planning"),
        PRUNE("pruning"),
        FORMULATE("formulating the programme"),
        SOLVE("solving"),
        REFINE("refining"),
        DONE("done");

        private final String words;

        Stage(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    void begins(Stage stage);

    /**
     * How far the stage has come, called by any thread: statements and the candidates for them while these are
     * enumerated, queries and the moves of their plans while these are made or made again, candidates and how many of them are left
     * while they are pruned.
     */
    default void counted(Count count) {}
}
