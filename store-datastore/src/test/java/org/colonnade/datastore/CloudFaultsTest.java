package org.colonnade.datastore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.cloud.datastore.DatastoreException;
import com.google.rpc.Status;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CloudFaultsTest {
    private static final CloudFaults FAULTS = new CloudFaults(new Faults(Address.of("datastore://host/project")));

    private static RuntimeException of(String reason, String message, Throwable cause, boolean writes) {
        return FAULTS.of("write", new DatastoreException(0, message, reason, cause), writes);
    }

    private static Kind kind(RuntimeException fault) {
        return ((StoreException) fault).kind();
    }

    @ParameterizedTest
    @CsvSource({
        "DEADLINE_EXCEEDED, TIMEOUT",
        "PERMISSION_DENIED, FORBIDDEN",
        "UNAUTHENTICATED, FORBIDDEN",
        "RESOURCE_EXHAUSTED, FULL",
        "INVALID_ARGUMENT, VALUE",
        "NOT_FOUND, UNREACHABLE",
        "INTERNAL, LOST"
    })
    void refusals_have_their_kinds(String reason, Kind expected) {
        assertThat(kind(of(reason, "no", null, true))).isEqualTo(expected);
    }

    @Test
    void what_may_have_been_written_is_lost() {
        assertThat(kind(of("UNAVAILABLE", "no", null, true))).isEqualTo(Kind.LOST);
        assertThat(kind(of("UNAVAILABLE", "no", null, false))).isEqualTo(Kind.UNREACHABLE);
    }

    @Test
    void a_connection_that_was_refused_did_nothing_and_a_silent_one_might() {
        assertThat(kind(of("", "no", new ConnectException(), true))).isEqualTo(Kind.UNREACHABLE);
        assertThat(kind(of("", "no", new SocketTimeoutException(), true))).isEqualTo(Kind.TIMEOUT);
    }

    @Test
    void a_transaction_that_was_aborted_collided() {
        assertThat(of("ABORTED", "contention", null, true)).isInstanceOf(CollisionException.class);
    }

    @Test
    void a_missing_index_is_told() {
        RuntimeException fault = of("FAILED_PRECONDITION", "no matching index found", null, false);
        assertThat(kind(fault)).isEqualTo(Kind.UNSUPPORTED);
        assertThat(fault).hasMessageContaining("direction: desc").hasMessageContaining("datastore://host/project");
    }

    @Test
    void nobody_at_the_address_is_unreachable() {
        StoreException fault = catchThrowableOfType(
                StoreException.class, () -> Stores.open("datastore://127.0.0.1:1/project?timeout=2s"));
        assertThat(fault.kind()).as(fault.getMessage()).isEqualTo(Kind.UNREACHABLE);
    }

    @Test
    void a_silent_host_is_unreachable() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            StoreException fault = catchThrowableOfType(
                    StoreException.class,
                    () -> Stores.open("datastore://127.0.0.1:" + silent.getLocalPort() + "/project?timeout=500ms"));
            assertThat(fault.kind()).as(fault.getMessage()).isEqualTo(Kind.UNREACHABLE);
            assertThat(fault).hasMessageContaining("is an emulator there?").hasMessageContaining("?timeout=60s");
        }
    }

    /** As the service answers who writes one entity too often. */
    @Test
    void what_collides_outside_of_a_transaction_is_no_collision_for_callers() throws IOException {
        HttpServer busy = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 1);
        byte[] aborted = Status.newBuilder()
                .setCode(10)
                .setMessage("too much contention")
                .build()
                .toByteArray();
        busy.createContext("/", exchange -> {
            exchange.getRequestBody().readAllBytes();
            exchange.getResponseHeaders().add("Content-Type", "application/x-protobuf");
            exchange.sendResponseHeaders(409, aborted.length);
            exchange.getResponseBody().write(aborted);
            exchange.close();
        });
        busy.start();
        String address = "datastore://127.0.0.1:" + busy.getAddress().getPort() + "/project?timeout=2s";
        try (Driver driver = CloudDriver.open(DatastoreOptions.of(Address.of(address)))) {
            EntityKey key = EntityKey.root("hotels", "Rome");
            List<Runnable> requests = List.of(
                    () -> driver.write(List.of(), List.of(key)),
                    () -> driver.lookup(List.of(key)),
                    () -> driver.query(Layout.family("hotels", true, 1)));
            for (Runnable request : requests) {
                StoreException fault = catchThrowableOfType(StoreException.class, request::run);
                assertThat(fault.kind()).as(fault.getMessage()).isEqualTo(Kind.TIMEOUT);
            }
        } finally {
            busy.stop(0);
        }
    }
}
