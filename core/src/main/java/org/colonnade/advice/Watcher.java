package org.colonnade.advice;

import org.colonnade.programme.Progress;
import org.colonnade.programme.Standing;

/** Whoever watches the advisor at work. */
public interface Watcher extends Progress {
    /** Nobody. */
    Watcher NOBODY = new Watcher() {
        @Override
        public void begins(Stage stage) {}

        @Override
        public void reached(Standing standing) {}
    };

    /** What the advisor does, in this order. */
    enum Stage {
        ENUMERATE,
        PLAN,
        PRUNE,
        FORMULATE,
        SOLVE,
        DONE
    }

    void begins(Stage stage);
}
