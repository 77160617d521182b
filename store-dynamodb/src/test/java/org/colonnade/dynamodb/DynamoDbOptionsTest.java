package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.junit.jupiter.api.Test;

class DynamoDbOptionsTest {
    private static DynamoDbOptions of(String address) {
        return DynamoDbOptions.of(Address.of(address));
    }

    @Test
    void a_host_is_a_server() {
        DynamoDbOptions options = of("dynamodb://somewhere/shop?region=eu-south-1&timeout=3s");
        assertThat(options.endpoint()).contains(URI.create("http://somewhere:8000"));
        assertThat(options.region()).isEqualTo("eu-south-1");
        assertThat(options.prefix()).isEqualTo("shop");
        assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(3));
        assertThat(of("dynamodb://somewhere:7/shop?tls=true").endpoint()).contains(URI.create("https://somewhere:7"));
    }

    @Test
    void a_region_is_the_service() {
        DynamoDbOptions options = of("dynamodb://key:secret@us-gov-west-1");
        assertThat(options.endpoint()).isEmpty();
        assertThat(options.region()).isEqualTo("us-gov-west-1");
        assertThat(options.prefix()).isEqualTo("colonnade");
    }

    @Test
    void all_that_is_wrong_is_said_at_once() {
        assertThatThrownBy(() -> of("dynamodb://key@eu-west-1/a.b?region=eu-west-1&page=0"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("'a.b' is no beginning of a table's name")
                .hasMessageContaining("the region is said twice")
                .hasMessageContaining("an access key has its secret")
                .hasMessageContaining("page is a number from 1 to 100000, not '0'");
    }

    @Test
    void unknown_options_are_refused() {
        assertThatThrownBy(() -> of("dynamodb://eu-west-1/shop?pages=1")).hasMessageContaining("pages");
    }

    @Test
    void a_host_that_no_address_of_the_web_can_have_is_refused() {
        for (String host : List.of("my_host", "a%20b")) {
            assertThatThrownBy(() -> of("dynamodb://" + host + ":8000/shop"))
                    .isInstanceOf(AddressException.class)
                    .hasMessageContaining("is no name of a host");
        }
    }
}
