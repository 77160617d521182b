package org.colonnade.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.netty.channel.ConnectTimeoutException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import oracle.nosql.driver.NoSQLHandle;
import oracle.nosql.driver.NoSQLHandleFactory;
import oracle.nosql.driver.WriteThrottlingException;
import oracle.nosql.driver.kv.AuthenticationException;
import org.colonnade.store.Address;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Mutation;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

/** What the driver itself does with changes that nobody answers. */
class SentOnceTest {
    private static final BlockChange ROME = BlockChange.ofBlock(List.of(
            new Mutation.Put(Hotels.CITIES.shape(), List.of("Rome"), Map.of(Hotels.ROOMS, 7L, Hotels.STARS, 3))));

    /** Why a change fails at a port of this machine. */
    private static StoreException write(int port) {
        OracleOptions options = OracleOptions.of(Address.of("oracle-nosql://127.0.0.1:" + port + "?timeout=30s"));
        NoSQLHandle handle = NoSQLHandleFactory.createNoSQLHandle(Handles.config(options));
        try {
            Connection connection = new Connection(handle, new Faults(options.address()));
            return catchThrowableOfType(
                    StoreException.class,
                    () -> new GuardedWrite(connection, new Attempts(options.timeout()), Hotels.CITIES, ROME).run());
        } finally {
            handle.close();
        }
    }

    @Test
    void a_change_whose_answer_is_lost_is_not_sent_again() throws IOException {
        AtomicInteger requests = new AtomicInteger();
        HttpServer dying = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 1);
        dying.createContext("/", exchange -> {
            requests.incrementAndGet();
            leave(exchange);
        });
        dying.start();
        try {
            StoreException fault = write(dying.getAddress().getPort());
            assertThat(requests).hasValue(1);
            assertThat(fault.kind()).as(fault.getMessage()).isEqualTo(Kind.LOST);
        } finally {
            dying.stop(0);
        }
    }

    private static void leave(HttpExchange exchange) throws IOException {
        exchange.getRequestBody().readAllBytes();
        exchange.close();
    }

    @Test
    void a_change_that_reached_nobody_or_was_refused_may_be_sent_again() {
        SentOnce request = new SentOnce();
        for (Class<? extends Throwable> harmless : List.of(
                ConnectException.class,
                ConnectTimeoutException.class,
                UnknownHostException.class,
                AuthenticationException.class,
                WriteThrottlingException.class)) {
            request.addRetryException(harmless);
            assertThat(request.getRetryStats().getNumExceptions(harmless)).isEqualTo(1);
        }
    }
}
