package org.colonnade.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.junit.jupiter.api.Test;

class RedisOptionsTest {
    private static RedisOptions options(String rest) {
        return RedisOptions.of(Address.of("redis://" + rest));
    }

    @Test
    void have_defaults() {
        RedisOptions options = options("host");
        assertThat(options.port()).isEqualTo(6379);
        assertThat(options.database()).isZero();
        assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(10));
        assertThat(options.tls()).isFalse();
    }

    @Test
    void tell_all_that_is_wrong_at_once() {
        assertThatThrownBy(() -> options("host/shop?timeout=soon&connections=0&page=x&tls=yes"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("'shop' is no database")
                .hasMessageContaining("timeout is a time like 500ms, 10s or 1min, not 'soon'")
                .hasMessageContaining("connections is a number from 1 to 1024, not '0'")
                .hasMessageContaining("page is a number")
                .hasMessageContaining("tls is true or false, not 'yes'");
    }

    @Test
    void are_all_known() {
        assertThatThrownBy(() -> options("host/0?db=1")).hasMessageContaining("db");
    }
}
