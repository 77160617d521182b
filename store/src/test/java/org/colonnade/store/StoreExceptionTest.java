package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.SocketTimeoutException;
import java.util.List;
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

    @Test
    void of_several_the_first_that_leaves_something_open_is_the_worst() {
        StoreException full = new StoreException(Kind.FULL, "full");
        StoreException late = new StoreException(Kind.TIMEOUT, "late");
        StoreException lost = new StoreException(Kind.LOST, "lost");
        assertThat(StoreException.worst(List.of(full, late, lost))).containsSame(late);
        assertThat(StoreException.worst(List.of(full, new StoreException(Kind.VALUE, "no"))))
                .containsSame(full);
        assertThat(StoreException.worst(List.of())).isEmpty();
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
