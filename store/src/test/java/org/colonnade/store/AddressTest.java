package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
    @Test
    void reads_all_parts() {
        Address address = Address.of("cassandra://ann:se%3Acret@db.example:9042/shop?dc=dc1&timeout=5%20s");
        assertThat(address.scheme()).isEqualTo("cassandra");
        assertThat(address.user()).contains("ann");
        assertThat(address.password()).contains("se:cret");
        assertThat(address.host()).contains("db.example");
        assertThat(address.port()).hasValue(9042);
        assertThat(address.path()).contains("shop");
        assertThat(address.options()).isEqualTo(Map.of("dc", "dc1", "timeout", "5 s"));
        assertThat(address.option("dc")).contains("dc1");
        assertThat(address.option("none")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "embedded:, ''",
        "embedded://, ''",
        "embedded:data/blog, data/blog",
        "embedded:/srv/blog, /srv/blog",
        "embedded:///srv/blog, /srv/blog",
        "redis://localhost, ''",
        "redis://localhost/, ''",
        "redis://localhost/0, 0",
        "redis://[::1]:6379/a%3Fb, a?b"
    })
    void a_path_begins_after_the_host(String text, String path) {
        assertThat(Address.of(text).path().orElse("")).isEqualTo(path);
    }

    @ParameterizedTest
    @ValueSource(strings = {"embedded:", "embedded:data/blog", "embedded:/srv/blog", "redis://ann@[::1]:6379/0"})
    void is_written_as_it_is_read(String text) {
        assertThat(Address.of(text)).hasToString(text);
    }

    @Test
    void never_shows_its_password() {
        assertThat(Address.of("redis://ann:secret@host/0")).hasToString("redis://ann@host/0");
        assertThatThrownBy(() -> Address.of("Redis://ann:secret@host/0"))
                .isInstanceOf(AddressException.class)
                .hasMessage("'Redis://ann:***@host/0' is no address of a store; "
                        + "one looks like cassandra://host:9042/keyspace?dc=dc1");
    }

    @ParameterizedTest
    @CsvSource({
        "cassandra://u:pa/ss@host:9042/ks, cassandra://u:***@host:9042/ks",
        "redis://h:6379x/0, redis://h:6379x/0",
        "cassandra://h:abc/ks, cassandra://h:abc/ks"
    })
    void what_follows_a_host_is_no_path_without_a_slash(String text, String shown) {
        assertThatThrownBy(() -> Address.of(text))
                .isInstanceOf(AddressException.class)
                .hasMessageStartingWith("'" + shown + "' is no address of a store; ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "redis://host:65536 | there is no port 65536; the last one is 65535",
                "redis://host?tls | the option 'tls' has no value; write name=value",
                "redis://host?a=1&a=2 | the option a is given twice",
                "redis://host/a%2 | in '/a%2' two hexadecimal digits must follow %; write %25 for % itself"
            })
    void says_what_is_wrong(String text, String message) {
        assertThatThrownBy(() -> Address.of(text))
                .isInstanceOf(AddressException.class)
                .hasMessage(message);
    }

    @Test
    void says_which_options_a_store_does_not_know() {
        Address address = Address.of("redis://host?b=1&a=2&tls=yes");
        address.allow("a", "b", "tls");
        assertThatThrownBy(() -> address.allow("tls"))
                .isInstanceOf(AddressException.class)
                .hasMessage("redis does not know the option a, b; it knows tls");
    }
}
