package org.colonnade.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.store.Address;
import org.colonnade.store.CallGuard;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

class FaultsTest {
    private static final Address ADDRESS = Address.of("hbase://127.0.0.1:2181/own");

    private final AtomicBoolean closed = new AtomicBoolean();
    private final CallGuard guard = new CallGuard(ADDRESS, closed::get, new Faults(ADDRESS)::of);

    /** Something during which somebody else closes the store. */
    private Void cutShort() throws IOException {
        closed.set(true);
        throw new IOException("the connection is closed");
    }

    private static StoreException failure(Runnable action) {
        return catchThrowableOfType(StoreException.class, action::run);
    }

    @Test
    void a_write_that_is_under_way_when_the_store_is_closed_is_lost() {
        StoreException e = failure(() -> guard.writing("write", this::cutShort));
        assertThat(e.kind()).isEqualTo(Kind.LOST);
        assertThat(e).hasMessageContaining("this store is closed; whether it took place is not known");
    }

    @Test
    void a_read_that_is_under_way_when_the_store_is_closed_did_nothing() {
        assertThat(failure(() -> guard.reading("read", this::cutShort)).kind()).isEqualTo(Kind.UNREACHABLE);
    }

    @Test
    void a_write_that_begins_after_the_store_is_closed_did_nothing() {
        closed.set(true);
        assertThat(failure(() -> guard.writing("write", this::cutShort)).kind()).isEqualTo(Kind.UNREACHABLE);
    }
}
