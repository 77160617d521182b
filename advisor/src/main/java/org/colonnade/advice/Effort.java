package org.colonnade.advice;

import java.time.Duration;
import org.colonnade.cost.CostModel;
import org.colonnade.form.Figures;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Standing;
import org.colonnade.work.Checkpoint;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * The work on one question: what it may take, and who watches it. Its clock begins to run when it is made.
 *
 * <p>Until there is something to show, work that is cancelled or late ends with a {@link StoppedException}.
 */
public final class Effort {
    final Budget budget;
    final Checkpoint checkpoint;
    private final Watcher watcher;
    private final long end;

    public Effort(Budget budget, Watcher watcher) {
        this.budget = budget;
        this.watcher = watcher;
        this.checkpoint = new Checkpoint(p -> watcher.goesOn(p) && left() > 0, this::stopped);
        this.end = System.nanoTime() + budget.limits().nanoseconds();
    }

    /** Begins a phase that has nothing to show before it is over. */
    public void begin(Phase next) {
        enter(next);
        checkpoint.pass();
    }

    /** Begins a phase that can end at any time, with what there is. */
    void enter(Phase next) {
        checkpoint.goesOn(Progress.of(next.toString()));
    }

    /** Tells how far the search for the best choice has come. */
    void reached(Standing standing, CostModel model) {
        Progress progress = Progress.of(Phase.SOLVE.toString()).saying(() -> words(standing, model));
        checkpoint.goesOn(Double.isInfinite(standing.best()) ? progress : progress.stopping("takes the best"));
    }

    private static String words(Standing standing, CostModel model) {
        String bound = standing.isBounded() ? ", at least " + Figures.cost(standing.bound(), model) : "";
        return Double.isInfinite(standing.best())
                ? "nothing found yet" + bound
                : "best " + Figures.cost(standing.best(), model) + bound
                        + (standing.isBounded() ? ", gap " + Figures.share(standing.gap(), 1) : ", no bound yet");
    }

    private StoppedException stopped(Progress last) {
        return new StoppedException(last.doing(), !watcher.goesOn(last));
    }

    boolean isOver() {
        return !checkpoint.goesOn();
    }

    private long left() {
        return Math.max(0, end - System.nanoTime());
    }

    /** What is left of the time, and at most so much work. */
    Limits limits(double work) {
        return new Limits(
                Duration.ofNanos(left()), Math.min(work, budget.limits().work()), this::isOver);
    }

    Limits limits() {
        return limits(Double.POSITIVE_INFINITY);
    }
}
