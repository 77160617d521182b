package org.colonnade.solver;

import java.util.concurrent.CompletableFuture;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Sum;

/**
 * A search for next to nothing on a thread of its own, while others still make up what to search for: it loads OR-Tools
 * and the classes around it.
 *
 * <p>The program does not exit meanwhile, for native code must not be torn down where it runs.
 */
final class Preparation {
    private static final CompletableFuture<Void> ONLY = start();

    private Preparation() {}

    /** Begins, if it has not yet, and returns at once. */
    static CompletableFuture<Void> begin() {
        return ONLY;
    }

    private static CompletableFuture<Void> start() {
        CompletableFuture<Void> end = new CompletableFuture<>();
        Thread thread = new Thread(() -> run(end), "solver preparation");
        thread.setDaemon(true);
        // What goes wrong here goes wrong again where there is somebody to tell.
        thread.setUncaughtExceptionHandler((t, e) -> {});
        Runtime.getRuntime().addShutdownHook(new Thread(end::join));
        thread.start();
        return end;
    }

    private static void run(CompletableFuture<Void> end) {
        try {
            new KernelSolver(0, 1).solve(trivial(), Limits.NONE, s -> {});
        } finally {
            end.complete(null);
        }
    }

    private static Programme trivial() {
        Programme.Builder builder = new Programme.Builder();
        int one = builder.countingVariable("one", 1, 1);
        int other = builder.countingVariable("other", 1, 2);
        return builder.row(new Sum().plus(one).plus(other).atLeast(1)).build();
    }
}
