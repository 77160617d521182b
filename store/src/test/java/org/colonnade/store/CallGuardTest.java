package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CallGuardTest {
    private static final String NOT_KNOWN = "; whether it took place is not known";

    private final AtomicBoolean closed = new AtomicBoolean();
    private final CallGuard guard = new CallGuard(Address.of("redis://host/1"), closed::get, CallGuardTest::meaning);

    /** What a client throws whose failures are those of sockets. */
    private static Optional<StoreException> meaning(String doing, Exception thrown, Kind otherwise) {
        return thrown instanceof IOException
                ? Optional.of(new StoreException(
                        thrown instanceof SocketTimeoutException ? Kind.TIMEOUT : otherwise, "cannot " + doing, thrown))
                : Optional.empty();
    }

    private static Callable<Boolean> failing(Exception thrown) {
        return () -> {
            throw thrown;
        };
    }

    private StoreException read(Exception thrown) {
        return catchThrowableOfType(StoreException.class, () -> guard.reading("read", failing(thrown)));
    }

    private StoreException write(Exception thrown) {
        return catchThrowableOfType(StoreException.class, () -> guard.writing("write", failing(thrown)));
    }

    @ParameterizedTest
    @EnumSource
    void a_write_says_that_it_is_uncertain_and_a_read_does_not(Kind kind) {
        StoreException failure = new StoreException(kind, "no");
        assertThat(write(failure)).hasMessage(kind.leavesOpen() ? "no" + NOT_KNOWN : "no");
        assertThat(write(failure).isUncertain()).isEqualTo(kind.leavesOpen());
        assertThat(write(failure).kind()).isEqualTo(kind);
        assertThat(read(failure)).isSameAs(failure);
        assertThat(failure.isUncertain()).isFalse();
    }

    @Test
    void what_is_not_known_is_said_once() {
        StoreException once = write(new SocketTimeoutException("late"));
        assertThat(once).hasMessage("cannot write" + NOT_KNOWN);
        assertThat(write(once)).isSameAs(once);
        StoreException partly = new StoreException(Kind.FULL, "no").after(2, 3);
        assertThat(partly).hasMessage("no; 2 of 3 blocks were written, which ones is not known");
        assertThat(write(partly)).isSameAs(partly);
    }

    @Test
    void what_is_none_of_the_client_is_thrown_as_it_is() {
        IllegalArgumentException unfit = new IllegalArgumentException("no such column");
        assertThatThrownBy(() -> guard.writing("write", failing(unfit))).isSameAs(unfit);
        assertThatThrownBy(() -> guard.reading("read", failing(new IllegalStateException("bug"))))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void who_was_not_reached_may_have_been_before_if_it_is_a_write() {
        assertThat(read(new IOException("away")).kind()).isEqualTo(Kind.UNREACHABLE);
        assertThat(write(new IOException("away")).kind()).isEqualTo(Kind.LOST);
    }

    @Test
    void what_is_under_way_when_the_store_is_closed_is_uncertain_if_it_is_a_write() {
        Callable<Boolean> closing = () -> {
            closed.set(true);
            throw new IllegalStateException("pool is closed");
        };
        assertThat(catchThrowableOfType(StoreException.class, () -> guard.writing("write", closing)))
                .hasMessage("cannot write at redis://host/1: this store is closed" + NOT_KNOWN);
        assertThat(write(new IOException()).kind()).isEqualTo(Kind.UNREACHABLE);
        closed.set(false);
        assertThat(catchThrowableOfType(StoreException.class, () -> guard.reading("read", closing))
                        .kind())
                .isEqualTo(Kind.UNREACHABLE);
    }

    @Test
    void an_interrupted_write_is_lost_and_the_thread_is_still_interrupted() {
        StoreException e = write(new IllegalStateException(new InterruptedException()));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(e.kind()).isEqualTo(Kind.LOST);
        assertThat(e).hasMessage("cannot write at redis://host/1: interrupted" + NOT_KNOWN);
    }

    @Test
    void an_interrupted_read_did_nothing_and_the_thread_is_still_interrupted() {
        StoreException e = read(new IOException(new InterruptedException()));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(e.kind()).isEqualTo(Kind.UNREACHABLE);
        assertThat(e).hasMessage("cannot read at redis://host/1: interrupted");
    }

    @Test
    void who_is_interrupted_tries_no_more() {
        Attempts attempts = new Attempts(Duration.ofMinutes(1));
        Thread.currentThread().interrupt();
        StoreException e = catchThrowableOfType(
                StoreException.class,
                () -> guard.writing(
                        "write",
                        () -> attempts.run(Optional::empty, () -> new StoreException(Kind.TIMEOUT, "too late"))));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(e.kind()).isEqualTo(Kind.LOST);
    }
}
