package org.colonnade.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.stream.Stream;
import oracle.nosql.driver.BatchOperationNumberLimitException;
import oracle.nosql.driver.NoSQLException;
import oracle.nosql.driver.RequestTimeoutException;
import oracle.nosql.driver.RowSizeLimitException;
import oracle.nosql.driver.TableLimitException;
import oracle.nosql.driver.TableNotFoundException;
import oracle.nosql.driver.UnauthorizedException;
import oracle.nosql.driver.WriteThrottlingException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FaultsTest {
    private static final Faults FAULTS = new Faults(Hotels.ADDRESS);

    /** As the driver ends when it has tried again and again: only the last failure is known. */
    private static final NoSQLException NOBODY_AT_LAST =
            new RequestTimeoutException(1_000, "late", new ConnectException("refused"));

    static Stream<Arguments> exceptions() {
        return Stream.of(
                Arguments.of(new RequestTimeoutException("late"), Kind.TIMEOUT),
                Arguments.of(new UnauthorizedException("who?"), Kind.FORBIDDEN),
                Arguments.of(new TableNotFoundException("none"), Kind.SHAPE),
                Arguments.of(new RowSizeLimitException("large"), Kind.VALUE),
                Arguments.of(new BatchOperationNumberLimitException("many"), Kind.VALUE),
                Arguments.of(new TableLimitException("full"), Kind.FULL),
                Arguments.of(new WriteThrottlingException("slow"), Kind.UNREACHABLE),
                Arguments.of(new NoSQLException("broken"), Kind.LOST),
                Arguments.of(new IllegalArgumentException("bad"), Kind.VALUE));
    }

    @ParameterizedTest
    @MethodSource("exceptions")
    void exceptions_have_their_kinds(RuntimeException thrown, Kind expected) {
        StoreException fault = catchThrowableOfType(
                StoreException.class,
                () -> FAULTS.writingOnce("write", () -> {
                    throw thrown;
                }));
        assertThat(fault.kind()).isEqualTo(expected);
        assertThat(fault)
                .hasMessageContaining("cannot write at oracle-nosql://host:8080/shop")
                .hasCause(thrown);
    }

    @Test
    void what_was_sent_several_times_is_uncertain_though_nobody_was_there_at_last() {
        assertThat(fault(() -> FAULTS.writing("drop", FaultsTest::nobody)).kind())
                .isEqualTo(Kind.LOST);
    }

    @Test
    void what_changes_nothing_or_is_sent_once_did_nothing_if_nobody_was_there() {
        assertThat(fault(() -> FAULTS.reading("read", FaultsTest::nobody)).kind())
                .isEqualTo(Kind.UNREACHABLE);
        assertThat(fault(() -> FAULTS.writingOnce("write", FaultsTest::nobody)).kind())
                .isEqualTo(Kind.UNREACHABLE);
    }

    private static StoreException fault(ThrowingCallable action) {
        return catchThrowableOfType(StoreException.class, action);
    }

    private static boolean nobody() {
        throw NOBODY_AT_LAST;
    }

    @Test
    void nobody_at_the_address_is_unreachable() {
        StoreException fault =
                catchThrowableOfType(StoreException.class, () -> Stores.open("oracle-nosql://127.0.0.1:1?timeout=2s"));
        assertThat(fault.kind()).as(fault.getMessage()).isEqualTo(Kind.UNREACHABLE);
    }

    @Test
    void a_silent_host_is_unreachable() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            StoreException fault = catchThrowableOfType(
                    StoreException.class,
                    () -> Stores.open("oracle-nosql://127.0.0.1:" + silent.getLocalPort() + "?timeout=500ms"));
            assertThat(fault.kind()).as(fault.getMessage()).isEqualTo(Kind.UNREACHABLE);
            assertThat(fault)
                    .hasMessageContaining("is the proxy of a store there?")
                    .hasMessageContaining("?timeout=60s");
        }
    }
}
