package org.colonnade.couchbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Connections that come to nothing. */
class ConnectionTest {
    private static void open(String rest) {
        new CouchbaseProvider().open(Address.of("couchbase://u:guess@" + rest)).close();
    }

    /** Threads of Couchbase's client. */
    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(t -> t.getName().startsWith("cb-"))
                .collect(Collectors.toSet());
    }

    /** A thread of a client that was shut down is told to end, and ends a moment later. */
    private static boolean ends(Thread thread) {
        try {
            thread.join(Duration.ofSeconds(30).toMillis());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return !thread.isAlive();
    }

    @Test
    void an_address_that_the_client_refuses_is_told_and_leaves_no_thread() {
        Set<Thread> before = threads();
        assertThatThrownBy(() -> open("a=b/shop"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("couchbase://u@a=b/shop")
                .hasMessageNotContaining("guess");
        Set<Thread> more = threads();
        more.removeAll(before);
        assertThat(more).allMatch(ConnectionTest::ends);
    }

    @Test
    void connections_may_be_encrypted() {
        StoreException e =
                catchThrowableOfType(StoreException.class, () -> open("127.0.0.1:1/shop?tls=true&timeout=1s"));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(StoreException.Kind.UNREACHABLE);
    }
}
