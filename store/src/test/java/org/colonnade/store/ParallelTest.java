package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ParallelTest {
    private final Parallel parallel = new Parallel("test", 1);

    private static StoreException refusal(Kind kind) {
        return new StoreException(kind, "no");
    }

    private StoreException failure(List<Runnable> steps) {
        return catchThrowableOfType(StoreException.class, () -> parallel.each(steps));
    }

    @Test
    void results_are_in_their_places() {
        assertThat(parallel.map(List.of(3, 1, 2), n -> 10 * n)).containsExactly(30, 10, 20);
    }

    @Test
    void a_refusal_after_other_steps_is_uncertain() {
        Runnable refused = () -> {
            throw refusal(Kind.VALUE);
        };
        assertThat(failure(List.of(refused, () -> {})).kind()).isEqualTo(Kind.VALUE);
        StoreException partly = failure(List.of(() -> {}, refused));
        assertThat(partly.kind()).isEqualTo(Kind.LOST);
        assertThat(partly).hasMessage("no; other blocks were written, which ones is not known");
        assertThat(failure(List.of(() -> {}, () -> {
                            throw refusal(Kind.TIMEOUT);
                        }))
                        .kind())
                .isEqualTo(Kind.TIMEOUT);
    }

    @Test
    @Timeout(20)
    void a_failure_that_is_uncertain_is_not_hidden_by_one_that_is_not() {
        CyclicBarrier both = new CyclicBarrier(2);
        List<Runnable> steps = Stream.of(Kind.VALUE, Kind.TIMEOUT)
                .<Runnable>map(kind -> () -> {
                    meet(both);
                    throw refusal(kind);
                })
                .toList();
        try (Parallel two = new Parallel("test", 2)) {
            assertThat(catchThrowableOfType(StoreException.class, () -> two.each(steps))
                            .kind())
                    .isEqualTo(Kind.TIMEOUT);
        }
    }

    @Test
    void who_is_interrupted_does_not_wait() {
        Thread.currentThread().interrupt();
        StoreException e = failure(List.of(ParallelTest::sleep, ParallelTest::sleep));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(e.kind()).isEqualTo(Kind.LOST);
        assertThat(e).hasMessage("interrupted; whether it took place is not known");
        parallel.close();
    }

    private static void meet(CyclicBarrier others) {
        try {
            others.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    @Timeout(20)
    void who_waits_for_what_was_not_begun_is_told_when_it_is_closed() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<StoreException> told = CompletableFuture.supplyAsync(() -> catchThrowableOfType(
                StoreException.class,
                () -> parallel.map(List.of(1, 2), n -> {
                    begun.countDown();
                    return sleep();
                })));
        begun.await();
        parallel.close();
        assertThat(told.get(10, TimeUnit.SECONDS).kind()).isEqualTo(Kind.UNREACHABLE);
        StoreException late = catchThrowableOfType(StoreException.class, () -> parallel.map(List.of(1, 2), n -> n));
        assertThat(late.kind()).isEqualTo(Kind.UNREACHABLE);
    }

    private static boolean sleep() {
        try {
            TimeUnit.MINUTES.sleep(1);
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }
}
