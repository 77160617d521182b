package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.ConsistencyLevel;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchStatementBuilder;
import com.datastax.oss.driver.api.core.cql.BatchType;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatementBuilder;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Statement;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.store.StoreException;

/** Sends requests as prepared statements, each prepared once. Values go as bytes, whatever the driver thinks of them. */
final class Executor {
    private static final int LARGEST_BATCH = 65_535;

    private final CqlSession session;
    private final ConsistencyLevel serial;
    private final Map<String, PreparedStatement> prepared = new ConcurrentHashMap<>();

    Executor(CqlSession session, ConsistencyLevel serial) {
        this.session = session;
        this.serial = serial;
    }

    /** Sends a request that may be sent twice. */
    CompletionStage<AsyncResultSet> send(FilledStatement request) {
        return session.executeAsync(builder(request).setIdempotence(true).build());
    }

    /** Sends a query that sees what conditional writes have done, even if they did not end. */
    CompletionStage<AsyncResultSet> sendSerial(FilledStatement request) {
        return session.executeAsync(builder(request)
                .setConsistencyLevel(serial)
                .setIdempotence(true)
                .build());
    }

    /** Sends writes that happen together and may be sent twice. */
    CompletionStage<AsyncResultSet> send(List<FilledStatement> requests, BatchType type) {
        return requests.size() == 1
                ? send(requests.get(0))
                : session.executeAsync(batch(requests, type).setIdempotent(true));
    }

    /** Sends writes of one block of which some are conditional. */
    CompletionStage<AsyncResultSet> sendConditional(List<FilledStatement> requests) {
        Statement<?> statement = requests.size() == 1 ? bound(requests.get(0)) : batch(requests, BatchType.UNLOGGED);
        return session.executeAsync(statement.setIdempotent(false));
    }

    private BatchStatement batch(List<FilledStatement> requests, BatchType type) {
        if (requests.size() > LARGEST_BATCH) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "Cassandra makes at most " + LARGEST_BATCH + " changes at once, not " + requests.size());
        }
        BatchStatementBuilder batch = BatchStatement.builder(type);
        requests.forEach(r -> batch.addStatement(bound(r)));
        return batch.build();
    }

    private BoundStatement bound(FilledStatement request) {
        return builder(request).build();
    }

    private BoundStatementBuilder builder(FilledStatement request) {
        BoundStatementBuilder statement =
                prepared.computeIfAbsent(request.text(), session::prepare).boundStatementBuilder();
        int index = 0;
        for (ByteBuffer value : request.values()) {
            statement.setBytesUnsafe(index++, value);
        }
        return statement;
    }
}
