package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/** What comes of a call in a thread that is interrupted: why it failed, if it did, and whether the thread still is. */
record Interruption(Optional<StoreException> failure, boolean isInterrupted) {
    private static final int PATIENCE_SECONDS = 120;

    /** Of a thread that is interrupted when it calls. */
    static Interruption before(Runnable call) throws Exception {
        return of(
                () -> {
                    Thread.currentThread().interrupt();
                    call.run();
                },
                thread -> {});
    }

    /** Of a thread that is interrupted some milliseconds after it has begun to call, again and again while that succeeds. */
    static Interruption after(long milliseconds, Runnable call) throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        Runnable calls = () -> {
            begun.countDown();
            while (!Thread.currentThread().isInterrupted()) {
                call.run();
            }
        };
        return of(calls, thread -> {
            begun.await();
            Thread.sleep(milliseconds);
            thread.interrupt();
        });
    }

    private interface Interrupting {
        void interrupt(Thread thread) throws InterruptedException;
    }

    private static Interruption of(Runnable calls, Interrupting interrupting) throws Exception {
        CompletableFuture<Interruption> end = new CompletableFuture<>();
        Thread thread = new Thread(() -> {
            try {
                end.complete(run(calls));
            } catch (Throwable e) {
                end.completeExceptionally(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
        interrupting.interrupt(thread);
        return end.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private static Interruption run(Runnable calls) {
        try {
            calls.run();
            return new Interruption(Optional.empty(), Thread.interrupted());
        } catch (StoreException e) {
            return new Interruption(Optional.of(e), Thread.interrupted());
        }
    }

    /** That somebody who writes, or does not, was told what became of it, or that it took place as if nothing were. */
    void requireTold(boolean writes) {
        assertThat(isInterrupted).as("the thread is interrupted, " + failure).isTrue();
        failure.ifPresent(e -> {
            assertThat(e.kind()).as(e.getMessage()).isEqualTo(writes ? Kind.LOST : Kind.UNREACHABLE);
            assertThat(e.getMessage().contains("not known")).as(e.getMessage()).isEqualTo(writes);
        });
    }
}
