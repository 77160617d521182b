package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.junit.jupiter.api.Test;

class CassandraOptionsTest {
    private static CassandraOptions options(String rest) {
        return CassandraOptions.of(Address.of("cassandra://" + rest));
    }

    @Test
    void have_defaults() {
        CassandraOptions options = options("host/shop");
        assertThat(options.port()).isEqualTo(9042);
        assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(10));
        assertThat(options.concurrency()).isEqualTo(64);
        assertThat(options.consistency().plain().name()).isEqualTo("LOCAL_QUORUM");
        assertThat(options.consistency().serial().name()).isEqualTo("SERIAL");
        assertThat(options.replication()).isEqualTo(Map.of("class", "SimpleStrategy", "replication_factor", "1"));
        assertThat(options.tls()).isEmpty();
    }

    @Test
    void replicate_by_datacenter() {
        assertThat(options("host/shop?replication=a:3,b:2").replication())
                .isEqualTo(Map.of("class", "NetworkTopologyStrategy", "a", "3", "b", "2"));
    }

    @Test
    void tell_all_that_is_wrong_at_once() {
        assertThatThrownBy(() ->
                        options("host/a-b?timeout=soon&concurrency=0&consistency=serial&replication=x&keystore=k"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("'a-b' is no keyspace")
                .hasMessageContaining("timeout is a time like 500ms, 10s or 1min, not 'soon'")
                .hasMessageContaining("concurrency is a number from 1 to 1024, not '0'")
                .hasMessageContaining("consistency is one of")
                .hasMessageContaining("dc1:3,dc2:2, not 'x'")
                .hasMessageContaining("needs tls=true");
    }

    @Test
    void need_a_keyspace() {
        assertThatThrownBy(() -> options("host:9042")).hasMessageContaining("the keyspace is missing");
    }

    @Test
    void are_all_known() {
        assertThatThrownBy(() -> options("host/shop?datacentre=x")).hasMessageContaining("datacentre");
    }

    @Test
    void name_files_of_keys_that_are_there() {
        CassandraOptions.Tls tls =
                options("host/shop?tls=true&truststore=nowhere.p12").tls().orElseThrow();
        assertThatThrownBy(() -> TlsContext.of(tls))
                .isInstanceOf(AddressException.class)
                .hasMessage("there is no file nowhere.p12 with keys for tls=true");
    }
}
