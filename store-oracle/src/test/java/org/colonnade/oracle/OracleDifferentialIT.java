package org.colonnade.oracle;

import org.colonnade.laws.DifferentialLaw;
import org.colonnade.store.Store;
import org.junit.jupiter.api.condition.EnabledIf;

@EnabledIf(value = "org.colonnade.oracle.GivenOracle#isThere", disabledReason = "ORACLE_NOSQL_URL names no server")
class OracleDifferentialIT extends DifferentialLaw {
    @Override
    protected Store open() {
        return GivenOracle.open();
    }
}
