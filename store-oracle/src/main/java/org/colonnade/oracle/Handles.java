package org.colonnade.oracle;

import java.util.logging.Level;
import java.util.logging.Logger;
import oracle.nosql.driver.Consistency;
import oracle.nosql.driver.NoSQLHandle;
import oracle.nosql.driver.NoSQLHandleConfig;
import oracle.nosql.driver.NoSQLHandleFactory;
import oracle.nosql.driver.kv.StoreAccessTokenProvider;
import org.colonnade.store.StoreException;

/** Connects to a proxy. All reads are absolutely consistent; what the driver logs reaches nobody. */
final class Handles {
    private static final Logger SILENT = Logger.getLogger("org.colonnade.oracle");

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

    static NoSQLHandle open(OracleOptions options) {
        Faults faults = new Faults(options.address(), () -> false);
        NoSQLHandle handle;
        try {
            handle = faults.guard("connect", () -> NoSQLHandleFactory.createNoSQLHandle(config(options)));
            options.namespace()
                    .ifPresent(n -> faults.guard(
                            "connect",
                            () -> handle.doSystemRequest(
                                    "CREATE NAMESPACE IF NOT EXISTS " + n,
                                    Math.toIntExact(options.timeout().toMillis()),
                                    200)));
        } catch (StoreException e) {
            throw e.isUncertain() ? new StoreException(StoreException.Kind.UNREACHABLE, e.getMessage(), e) : e;
        }
        return handle;
    }
}
