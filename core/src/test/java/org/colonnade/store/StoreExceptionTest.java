package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.SocketTimeoutException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StoreExceptionTest {
    private static final Address ADDRESS = Address.of("redis://host/1");

    private static StoreException opening(Kind kind) {
        return new StoreException(kind, "cannot ask at redis://host/1", new SocketTimeoutException("no answer"))
                .opening(ADDRESS, k -> "; if " + k);
    }

    @Test
    void a_store_that_does_not_answer_while_it_is_opened_is_unreachable() {
        assertThat(opening(Kind.LOST).kind()).isEqualTo(Kind.UNREACHABLE);
        assertThat(opening(Kind.LOST)).hasMessage("cannot connect at redis://host/1: no answer; if UNREACHABLE");
        assertThat(opening(Kind.TIMEOUT).kind()).isEqualTo(Kind.UNREACHABLE);
        assertThat(opening(Kind.TIMEOUT))
                .hasMessage("cannot connect at redis://host/1: no answer; if UNREACHABLE; if TIMEOUT");
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"LOST", "TIMEOUT"})
    void one_that_refuses_is_told_as_it_is(Kind kind) {
        assertThat(opening(kind).kind()).isEqualTo(kind);
        assertThat(opening(kind)).hasMessage("cannot ask at redis://host/1");
    }
}
