package org.colonnade.datastore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.junit.jupiter.api.Test;

class DatastoreOptionsTest {
    private static DatastoreOptions options(String rest) {
        return DatastoreOptions.of(Address.of("datastore:" + rest));
    }

    @Test
    void have_defaults() {
        DatastoreOptions options = options("//localhost/shop");
        assertThat(options.url()).isEqualTo("http://localhost:8081");
        assertThat(options.path()).isEqualTo("shop");
        assertThat(options.namespace()).isEmpty();
        assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(20));
        assertThat(options.isStub()).isFalse();
    }

    @Test
    void tell_the_service_from_emulators_and_stubs() {
        assertThat(options("//datastore.googleapis.com/shop").url()).isEqualTo("https://datastore.googleapis.com");
        assertThat(options("//datastore.googleapis.com/shop").isService()).isTrue();
        assertThat(options("//localhost/shop").isService()).isFalse();
        assertThat(options("stub").isStub()).isTrue();
        assertThat(options("data/shop?namespace=a").path()).isEqualTo("data/shop");
    }

    @Test
    void tell_all_that_is_wrong_at_once() {
        assertThatThrownBy(() -> options("//user:secret@localhost?timeout=soon&page=0&namespace=a%20b"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("a project is missing")
                .hasMessageContaining("no users in addresses")
                .hasMessageContaining("timeout is a time")
                .hasMessageContaining("page is a number")
                .hasMessageContaining("namespace is made of")
                .hasMessageNotContaining("secret");
        assertThatThrownBy(() -> options("")).hasMessageContaining("write datastore:stub");
    }
}
