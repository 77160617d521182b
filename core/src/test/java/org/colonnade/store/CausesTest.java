package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ConnectException;
import java.util.List;
import org.junit.jupiter.api.Test;

class CausesTest {
    private static final Exception REFUSED =
            new IllegalStateException("I/O error", new IOException(null, new ConnectException("refused\nat 1:1")));

    @Test
    void the_deepest_cause_that_says_something_is_told() {
        assertThat(Causes.message(REFUSED)).isEqualTo("refused");
        assertThat(Causes.message(new IOException("outer", new IOException((String) null))))
                .isEqualTo("outer");
        assertThat(Causes.message(new IOException())).isEqualTo("IOException");
    }

    @Test
    void a_kind_is_found_behind_others() {
        assertThat(Causes.include(REFUSED, List.of(ConnectException.class))).isTrue();
        assertThat(Causes.include(REFUSED, List.of(InterruptedException.class))).isFalse();
    }
}
