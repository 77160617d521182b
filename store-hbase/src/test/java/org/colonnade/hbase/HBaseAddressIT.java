package org.colonnade.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.Test;

/** Where a server is, and what people are told who look elsewhere. */
class HBaseAddressIT {
    private final RealHBase server = RealHBase.shared();

    private static StoreException failure(String rest) {
        return catchThrowableOfType(
                StoreException.class, () -> RealHBase.open(rest).close());
    }

    @Test
    void a_zookeeper_without_hbase_is_unreachable() {
        StoreException e = failure("127.0.0.1:" + server.port() + "/ns?timeout=3s&root=/elsewhere");
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.UNREACHABLE);
    }

    @Test
    void a_namespace_is_made_and_a_user_is_taken() {
        try (Store store = RealHBase.open("somebody@127.0.0.1:" + server.port() + "/fresh")) {
            assertThat(store.families()).isEmpty();
        }
    }

    @Test
    void a_namespace_that_is_looked_for_is_not_made() {
        Address address = Address.of("hbase://127.0.0.1:" + server.port() + "/nowhere?timeout=60s");
        for (int i = 0; i < 2; i++) {
            StoreException e = catchThrowableOfType(StoreException.class, () -> Stores.find(address));
            assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.ABSENT);
            assertThat(e).hasMessageContaining("there is no namespace 'nowhere'");
        }
    }
}
