package org.colonnade.couchbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CouchbaseOptionsTest {
    private static CouchbaseOptions options(String rest) {
        return CouchbaseOptions.of(Address.of("couchbase://" + rest));
    }

    @Test
    void have_defaults() {
        CouchbaseOptions options = options("u:p@host/shop");
        assertThat(options.place()).containsExactly("shop", "_default", "_default");
        assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(10));
        assertThat(options.isDurable()).isTrue();
        assertThat(options.tls()).isFalse();
    }

    @Test
    void may_name_a_collection() {
        assertThat(options("u:p@host/shop/italy/hotels").place()).containsExactly("shop", "italy", "hotels");
    }

    @Test
    void durability_may_be_less() {
        assertThat(options("u:p@host/shop?durability=none").isDurable()).isFalse();
        assertThat(options("u:p@host/shop?durability=majority").isDurable()).isFalse();
    }

    @Test
    void tell_all_that_is_wrong_at_once() {
        assertThatThrownBy(
                        () -> options("u:p@host/shop/italy?timeout=soon&durability=some&page=0&concurrency=x&tls=yes"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("a bucket, a scope and a collection")
                .hasMessageContaining("timeout is a time like 500ms, 10s or 1min, not 'soon'")
                .hasMessageContaining("durability is one of persist-to-majority, majority-and-persist, majority, none")
                .hasMessageContaining("page is a number")
                .hasMessageContaining("concurrency is a number")
                .hasMessageContaining("tls is true or false");
    }

    @Test
    void a_bucket_is_needed() {
        for (String path : List.of("", "/", "//", "/shop//hotels", "//italy/hotels")) {
            assertThatThrownBy(() -> options("u:p@host" + path))
                    .isInstanceOf(AddressException.class)
                    .hasMessageContaining("couchbase://host/bucket");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8091, 18091})
    void a_port_for_administration_is_refused(int port) {
        assertThatThrownBy(() -> options("u:p@host:" + port + "/shop"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("leave the port out");
    }

    @Test
    void a_password_is_needed() {
        assertThatThrownBy(() -> options("u@host/shop"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("couchbase://user:password@host/bucket");
    }

    @Test
    void are_all_known() {
        assertThatThrownBy(() -> options("u:p@host/shop?dc=1")).hasMessageContaining("dc");
    }
}
