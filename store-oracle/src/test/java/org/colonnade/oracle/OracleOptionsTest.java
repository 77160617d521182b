package org.colonnade.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import oracle.nosql.driver.Consistency;
import oracle.nosql.driver.NoSQLHandleConfig;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.junit.jupiter.api.Test;

class OracleOptionsTest {
    private static OracleOptions options(String rest) {
        return OracleOptions.of(Address.of("oracle-nosql://" + rest));
    }

    @Test
    void have_defaults() {
        OracleOptions options = options("host");
        assertThat(options.endpoint()).isEqualTo("http://host:8080");
        assertThat(options.namespace()).isEmpty();
        assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void tell_the_driver_all_that_matters() {
        NoSQLHandleConfig config = Handles.config(options("u:p@host:443/shop?tls=true&timeout=3s"));
        assertThat(config.getServiceURL()).hasToString("https://host:443/");
        assertThat(config.getDefaultNamespace()).isEqualTo("shop");
        assertThat(config.getConsistency()).isEqualTo(Consistency.ABSOLUTE);
        assertThat(config.getRequestTimeout()).isEqualTo(3_000);
    }

    @Test
    void tell_all_that_is_wrong_at_once() {
        assertThatThrownBy(() -> options("user@host/a-b?timeout=soon&concurrency=0&tls=maybe"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("go together")
                .hasMessageContaining("'a-b' is no namespace")
                .hasMessageContaining("timeout is a time")
                .hasMessageContaining("concurrency is a number")
                .hasMessageContaining("tls is true or false")
                .hasMessageContaining("over encrypted connections only");
    }
}
