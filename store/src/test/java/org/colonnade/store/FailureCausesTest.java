package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ConnectException;
import java.util.List;
import org.junit.jupiter.api.Test;

class FailureCausesTest {
    private static final Exception REFUSED =
            new IllegalStateException("I/O error", new IOException(null, new ConnectException("refused\nat 1:1")));

    @Test
    void the_deepest_cause_that_says_something_is_told() {
        assertThat(FailureCauses.message(REFUSED)).isEqualTo("refused");
        assertThat(FailureCauses.message(new IOException("outer", new IOException((String) null))))
                .isEqualTo("outer");
        assertThat(FailureCauses.message(new IOException())).isEqualTo("IOException");
    }

    @Test
    void what_a_colon_announces_is_told_too() {
        assertThat(FailureCauses.message(
                        new IOException("Failed after attempts=2, exceptions: \n\n  no route\nno route")))
                .isEqualTo("Failed after attempts=2, exceptions: no route");
        assertThat(FailureCauses.message(new IOException("Failed:"))).isEqualTo("Failed:");
    }

    @Test
    void a_kind_is_found_behind_others() {
        assertThat(FailureCauses.include(REFUSED, List.of(ConnectException.class)))
                .isTrue();
        assertThat(FailureCauses.include(REFUSED, List.of(InterruptedException.class)))
                .isFalse();
    }
}
