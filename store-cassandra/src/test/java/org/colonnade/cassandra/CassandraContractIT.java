package org.colonnade.cassandra;

import org.colonnade.contract.StoreContract;
import org.colonnade.model.Scalar;
import org.colonnade.store.Store;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Cassandra keeps the contract but for the order of UUIDs, which {@link CassandraStoreIT} tells. */
class CassandraContractIT extends StoreContract {
    @Override
    protected Store open() {
        return RealCassandra.shared().open("contract", "");
    }

    @Override
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UUID")
    public void orders_entries_by_a_scalar(Scalar scalar) {
        super.orders_entries_by_a_scalar(scalar);
    }
}
