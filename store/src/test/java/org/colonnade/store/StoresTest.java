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

    @Test
    void names_the_module_that_is_missing() {
        assertThatThrownBy(() -> Stores.open("mongodb+srv://host/shop"))
                .isInstanceOf(AddressException.class)
                .hasMessage("the module of `mongodb+srv` is not on the class path; add colonnade-store-mongodb to the"
                        + " dependencies");
    }
}
