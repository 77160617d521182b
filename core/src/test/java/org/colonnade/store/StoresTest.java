package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StoresTest {
    @Test
    void says_that_there_is_no_such_kind_of_store() {
        assertThatThrownBy(() -> Stores.open("casandra://host"))
                .isInstanceOf(AddressException.class)
                .hasMessage("there is no kind of store `casandra`");
    }
}
