package org.colonnade.oracle;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;
import org.junit.jupiter.api.condition.EnabledIf;

@EnabledIf(value = "org.colonnade.oracle.GivenOracle#isThere", disabledReason = "ORACLE_NOSQL_URL names no server")
class OracleAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return GivenOracle.open();
    }
}
