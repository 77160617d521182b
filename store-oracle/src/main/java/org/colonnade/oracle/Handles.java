package org.colonnade.oracle;

import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import oracle.nosql.driver.Consistency;
import oracle.nosql.driver.NoSQLHandle;
import oracle.nosql.driver.NoSQLHandleConfig;
import oracle.nosql.driver.NoSQLHandleFactory;
import oracle.nosql.driver.kv.StoreAccessTokenProvider;
import oracle.nosql.driver.ops.ListTablesRequest;
import oracle.nosql.driver.ops.SystemResult;
import org.colonnade.store.StoreException;

/** Connects to a proxy. All reads are absolutely consistent; what the driver logs reaches nobody. */
final class Handles {
    private static final Logger SILENT = Logger.getLogger("org.colonnade.oracle");

    /** What a change of the schema may take, and how often the server is asked whether it is done. */
    static final Duration LONGEST_CHANGE = Duration.ofSeconds(60);

    static final Duration POLL = Duration.ofMillis(200);

    private Handles() {}

    static NoSQLHandleConfig config(OracleOptions options) {
        SILENT.setLevel(Level.OFF);
        NoSQLHandleConfig config = new NoSQLHandleConfig(options.endpoint())
                .setConsistency(Consistency.ABSOLUTE)
                .setRequestTimeout(Math.toIntExact(options.timeout().toMillis()))
                .setLogger(SILENT);
        options.namespace().ifPresent(config::setDefaultNamespace);
        return config.setAuthorizationProvider(provider(options));
    }

    private static StoreAccessTokenProvider provider(OracleOptions options) {
        return options.address()
                .user()
                .map(user -> new StoreAccessTokenProvider(
                        user, options.address().password().orElseThrow().toCharArray()))
                .orElseGet(StoreAccessTokenProvider::new);
    }

    /** A handle whose proxy has answered. Changes of the schema have longer timeouts, so it is asked something else first. */
    static NoSQLHandle open(OracleOptions options) {
        Faults faults = new Faults(options.address());
        NoSQLHandle handle = faults.reading("connect", () -> NoSQLHandleFactory.createNoSQLHandle(config(options)));
        try {
            faults.reading("connect", () -> handle.listTables(new ListTablesRequest().setLimit(1)));
            options.namespace().ifPresent(n -> faults.writing("connect", () -> create(handle, n)));
            return handle;
        } catch (StoreException e) {
            handle.close();
            throw faults.opening(e);
        }
    }

    private static SystemResult create(NoSQLHandle handle, String namespace) {
        return handle.doSystemRequest(
                "CREATE NAMESPACE IF NOT EXISTS " + namespace,
                Math.toIntExact(LONGEST_CHANGE.toMillis()),
                Math.toIntExact(POLL.toMillis()));
    }
}
