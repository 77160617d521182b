package org.colonnade.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LeaseGuardTest {
    private static final TreeSet<String> LOCKS = new TreeSet<>(Set.of("a", "b"));
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration LEASE = Duration.ofSeconds(60);

    private final Store store = Stores.open("embedded:");
    private final AtomicLong now = new AtomicLong();

    /** A client for which time passes only by looking at the clock: two seconds each time. */
    private Guard client() {
        return new LeaseGuard(store, LeaseGuard.FAMILY, LEASE, () -> now.addAndGet(2_000_000_000L));
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void one_holder_at_a_time() {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        List<CompletableFuture<Void>> clients = IntStream.range(0, 4)
                .mapToObj(c -> CompletableFuture.runAsync(() -> {
                    Guard guard = Guard.leases(store, LONG);
                    for (int i = 0; i < 20; i++) {
                        try (Hold hold = guard.hold(LOCKS)) {
                            hold.require();
                            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                            inside.decrementAndGet();
                        }
                    }
                }))
                .toList();
        clients.forEach(CompletableFuture::join);
        assertThat(most).hasValue(1);
        assertThat(store.scan(LeaseGuard.shape(LeaseGuard.FAMILY)).toList()).isEmpty();
    }

    @Test
    void the_lease_of_a_dead_client_expires() {
        Hold dead = client().hold(LOCKS);
        dead.abandon();
        dead.close();
        assertThat(store.scan(LeaseGuard.shape(LeaseGuard.FAMILY)).toList()).hasSize(2);
        client().hold(LOCKS).close();
        assertThat(store.scan(LeaseGuard.shape(LeaseGuard.FAMILY)).toList()).isEmpty();
    }

    @Test
    void a_holder_that_is_late_does_not_write() {
        try (Hold late = client().hold(LOCKS)) {
            late.require();
            now.addAndGet(LEASE.toNanos() / 2);
            assertThatThrownBy(late::require)
                    .isInstanceOfSatisfying(
                            StoreException.class,
                            e -> assertThat(e.isUncertain()).isFalse())
                    .hasMessageContaining("nothing was written");
        }
    }

    @Test
    void who_was_overtaken_does_not_take_the_lease_away_from_others() {
        Hold slow = client().hold(LOCKS);
        try (Hold next = client().hold(LOCKS)) {
            slow.close();
            next.require();
            assertThat(store.scan(LeaseGuard.shape(LeaseGuard.FAMILY)).toList()).hasSize(2);
        }
        assertThat(store.scan(LeaseGuard.shape(LeaseGuard.FAMILY)).toList()).isEmpty();
    }
}
