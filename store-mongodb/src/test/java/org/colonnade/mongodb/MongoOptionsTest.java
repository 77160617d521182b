package org.colonnade.mongodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mongodb.ConnectionString;
import com.mongodb.WriteConcern;
import java.time.Duration;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.junit.jupiter.api.Test;

class MongoOptionsTest {
    private static MongoOptions options(String address) {
        return MongoOptions.of(Address.of(address));
    }

    @Test
    void have_defaults() {
        MongoOptions options = options("mongodb://host");
        assertThat(options.database()).isEqualTo("colonnade");
        assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(10));
        assertThat(options.connection()).isEqualTo("mongodb://host/?");
    }

    @Test
    void give_the_driver_what_is_its_own() {
        MongoOptions options = options("mongodb+srv://ann:p%40ss%20w@host/shop?timeout=5s&w=1&authSource=admin");
        assertThat(options.connection()).isEqualTo("mongodb+srv://ann:p%40ss%20w@host/shop?w=1&authSource=admin");
        assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(5));
        assertThat(options).asString().doesNotContain("p%40ss").doesNotContain("p@ss");
    }

    @Test
    void tell_all_that_is_wrong_at_once() {
        assertThatThrownBy(() -> options("mongodb://host/my.shop?timeout=soon&page=0&w=0"))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("'my.shop' is no name of a database")
                .hasMessageContaining("timeout is a time like 500ms, 10s or 1min, not 'soon'")
                .hasMessageContaining("page is a number from 1 to 10000, not '0'")
                .hasMessageContaining("w=0 would not tell");
    }

    @Test
    void are_all_known() {
        assertThatThrownBy(() -> options("mongodb://host/shop?readPreference=secondary"))
                .hasMessageContaining("readPreference");
    }

    @Test
    void that_the_driver_refuses_are_told_in_its_own_words() {
        assertThatThrownBy(() -> MongoStore.open(options("mongodb://host/shop?maxPoolSize=2&minPoolSize=3")))
                .isInstanceOf(AddressException.class)
                .hasMessageContaining("mongodb://host/shop")
                .hasMessageContaining("maxSize >= minSize");
    }

    @Test
    void what_an_address_does_not_say_of_writes_stays_as_usual() {
        assertThat(Clients.concern(new ConnectionString("mongodb://host/?w=1")))
                .isEqualTo(WriteConcern.W1.withJournal(true));
        assertThat(Clients.concern(new ConnectionString("mongodb://host/?journal=false")))
                .isEqualTo(WriteConcern.MAJORITY.withJournal(false));
        assertThat(Clients.concern(new ConnectionString("mongodb://host/")))
                .isEqualTo(WriteConcern.MAJORITY.withJournal(true));
    }
}
