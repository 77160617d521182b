package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.ConsistencyLevel;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.DefaultProtocolVersion;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatementBuilder;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.type.codec.registry.CodecRegistry;
import com.datastax.oss.driver.internal.core.cql.EmptyColumnDefinitions;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Attempts;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** A session whose every conditional write comes too late, because somebody else writes the row just before. */
class ConditionalWriteTest {
    private static final Field NAME = new Field("name", new Type.Simple(Scalar.TEXT, 9));
    private static final Field SIZE = new Field("size", new Type.Simple(Scalar.INT, 4));
    private static final Shape SHAPE = new Shape("rooms", List.of(NAME), List.of(), List.of(SIZE));
    private static final List<Object> KEY = List.of("attic");
    private static final Faults FAULTS = new Faults(Address.of("cassandra://host/rooms"));

    /** The first conditional write that is applied, counted from 1. */
    private int applied = Integer.MAX_VALUE;

    private int writes;

    private boolean writeIfSizeIsLacking(Duration patience) {
        Expectation lack = new Expectation.Holds(SHAPE, KEY, Collections.singletonMap(SIZE, null));
        return ConditionalWrite.of(lack, List.of(new Mutation.Put(SHAPE, KEY, Map.of(SIZE, 7))), new Tables())
                .run(new Executor(session(), ConsistencyLevel.SERIAL), FAULTS, new Attempts(patience));
    }

    @SuppressWarnings("FutureReturnValueIgnored") // The session hands the future on.
    private CqlSession session() {
        return answering(
                CqlSession.class,
                Map.of(
                        "prepare",
                        arguments -> prepared((String) arguments[0]),
                        "executeAsync",
                        arguments -> CompletableFuture.completedFuture(answer((BoundStatement) arguments[0]))));
    }

    private static PreparedStatement prepared(String query) {
        ByteBuffer[] values = new ByteBuffer
                [Math.toIntExact(query.chars().filter(c -> c == '?').count())];
        return answering(
                PreparedStatement.class,
                Map.of(
                        "getQuery",
                        arguments -> query,
                        "boundStatementBuilder",
                        arguments -> new BoundStatementBuilder(
                                prepared(query),
                                EmptyColumnDefinitions.INSTANCE,
                                values,
                                null,
                                null,
                                null,
                                null,
                                null,
                                Map.of(),
                                null,
                                false,
                                0,
                                null,
                                0,
                                null,
                                null,
                                null,
                                CodecRegistry.DEFAULT,
                                DefaultProtocolVersion.DEFAULT)));
    }

    private AsyncResultSet answer(BoundStatement statement) {
        boolean reads = statement.getPreparedStatement().getQuery().startsWith("SELECT");
        boolean done = !reads && ++writes >= applied;
        Row row = answering(Row.class, Collections.singletonMap("getBytesUnsafe", arguments -> null));
        return answering(AsyncResultSet.class, Map.of("one", arguments -> row, "wasApplied", arguments -> done));
    }

    private static <T> T answering(Class<T> type, Map<String, Function<Object[], Object>> methods) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> methods.get(method.getName()).apply(arguments)));
    }

    @Test
    void is_tried_again_after_others() {
        applied = 3;
        assertThat(writeIfSizeIsLacking(Duration.ofMinutes(1))).isTrue();
        assertThat(writes).isEqualTo(3);
    }

    @Test
    void gives_up_after_the_time_that_the_store_has() {
        assertThatThrownBy(() -> writeIfSizeIsLacking(Duration.ofMillis(20)))
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.kind()).isEqualTo(StoreException.Kind.TIMEOUT))
                .hasMessage(
                        "cannot write at cassandra://host/rooms: [attic] of rooms is changed by others all the time");
        assertThat(writes).isPositive();
    }
}
