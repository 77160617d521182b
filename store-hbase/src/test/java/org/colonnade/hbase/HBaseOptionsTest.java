package org.colonnade.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.junit.jupiter.api.Test;

class HBaseOptionsTest {
    private static HBaseOptions options(String rest) {
        return HBaseOptions.of(Address.of("hbase://" + rest));
    }

    @Test
    void have_defaults() {
        HBaseOptions options = options("host");
        assertThat(options.port()).isEqualTo(2181);
        assertThat(options.namespace()).isEqualTo("default");
        assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(20));
        assertThat(options.root()).isEqualTo("/hbase");
    }

    @Test
    void tell_all_that_is_wrong_at_once() {
        assertThatThrownBy(() -> options("u:p@host/a-b?timeout=soon&page=0"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("HBase has no passwords")
                .hasMessageContaining("'a-b' is no namespace")
                .hasMessageContaining("timeout is a time")
                .hasMessageContaining("page is a number");
    }
}
