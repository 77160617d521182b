package org.colonnade.advice;

import java.time.Duration;
import org.colonnade.advice.Watcher.Stage;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Progress;
import org.colonnade.programme.Standing;
import org.colonnade.workload.Supervisor;

/**
 * The work on one question: what it may take, and who watches it. Its clock begins to run when it is made.
 *
 * <p>Until there is something to show, work that is cancelled or late ends with a {@link StoppedException}.
 */
public final class Effort implements Supervisor {
    final Budget budget;
    final Watcher watcher;
    private final long end;
    private volatile Stage stage = Stage.ENUMERATE;

    public Effort(Budget budget, Watcher watcher) {
        this.budget = budget;
        this.watcher = watcher;
        this.end = System.nanoTime() + nanoseconds(budget.limits().time());
    }

    private static long nanoseconds(Duration time) {
        return (time.compareTo(Limits.NONE.time()) < 0 ? time : Limits.NONE.time()).toNanos();
    }

    /** Begins a stage that has nothing to show before it is over. */
    public void begin(Stage next) {
        enter(next);
        proceed();
    }

    /** Begins a stage that can end at any time, with what there is. */
    void enter(Stage next) {
        stage = next;
        watcher.begins(next);
    }

    @Override
    public void proceed() {
        if (isOver()) {
            throw stopped();
        }
    }

    StoppedException stopped() {
        return new StoppedException(stage, watcher.cancelled());
    }

    boolean isOver() {
        return watcher.cancelled() || left() == 0;
    }

    private long left() {
        return Math.max(0, end - System.nanoTime());
    }

    @Override
    public void counted(Count count) {
        watcher.counted(count);
    }

    /** What is left of the time, and at most so much work. */
    Limits limits(double work) {
        return new Limits(
                Duration.ofNanos(left()), Math.min(work, budget.limits().work()));
    }

    Limits limits() {
        return limits(Double.POSITIVE_INFINITY);
    }

    /** For a search of which nobody wants to hear, but which can be cancelled. */
    Progress quiet() {
        return new Progress() {
            @Override
            public void reached(Standing standing) {}

            @Override
            public boolean cancelled() {
                return watcher.cancelled();
            }
        };
    }
}
