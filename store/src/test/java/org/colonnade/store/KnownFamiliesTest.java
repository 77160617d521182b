package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.junit.jupiter.api.Test;

class KnownFamiliesTest {
    private static final Shape HOTELS = shape("hotels");
    private static final Shape CITIES = shape("cities");

    private final AtomicLong clock = new AtomicLong();
    private final KnownFamilies<String> known = new KnownFamilies<>(Duration.ofNanos(10), clock::get);

    private static Shape shape(String name) {
        return new Shape(name, List.of(new Field("id", new Type.Simple(Scalar.INT, 4))), List.of(), List.of());
    }

    private String found(Shape shape) {
        return known.get(shape, () -> "new");
    }

    @Test
    void a_family_is_looked_up_once() {
        known.get(HOTELS, () -> "old");
        assertThat(found(HOTELS)).isEqualTo("old");
    }

    @Test
    void a_family_is_looked_up_again_after_a_while() {
        known.get(HOTELS, () -> "old");
        clock.set(9);
        assertThat(found(HOTELS)).isEqualTo("old");
        clock.set(10);
        assertThat(found(HOTELS)).isEqualTo("new");
        clock.set(19);
        assertThat(known.get(HOTELS, () -> "newer")).isEqualTo("new");
        clock.set(20);
        assertThat(known.get(HOTELS, () -> "newer")).isEqualTo("newer");
    }

    @Test
    void while_one_thread_looks_a_family_up_again_others_go_on() {
        known.get(HOTELS, () -> "old");
        clock.set(10);
        String found = known.get(HOTELS, () -> {
            assertThat(known.get(HOTELS, () -> "nobody asks")).isEqualTo("old");
            return "new";
        });
        assertThat(found).isEqualTo("new");
    }

    @Test
    void what_follows_stays_the_same_while_the_same_is_found() {
        known.get(HOTELS, () -> 1, found -> "first");
        clock.set(10);
        assertThat(known.get(HOTELS, () -> 1, found -> "second")).isEqualTo("first");
        assertThat(known.renew(HOTELS, () -> 1, found -> "third")).isEqualTo(1);
        clock.set(20);
        assertThat(known.get(HOTELS, () -> 1, found -> "fourth")).isEqualTo("first");
        clock.set(30);
        assertThat(known.get(HOTELS, () -> 2, found -> "fifth")).isEqualTo("fifth");
    }

    @Test
    void a_family_that_is_not_found_again_is_not_known_any_more() {
        known.get(HOTELS, () -> "old");
        clock.set(10);
        assertThatThrownBy(() -> known.get(HOTELS, KnownFamiliesTest::missing)).isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> known.get(HOTELS, KnownFamiliesTest::missing)).isInstanceOf(StoreException.class);
        assertThat(found(HOTELS)).isEqualTo("new");
    }

    @Test
    void a_family_is_believed_to_be_there_while_nobody_can_tell() {
        known.get(HOTELS, () -> "old");
        clock.set(10);
        assertThat(known.get(HOTELS, KnownFamiliesTest::silent)).isEqualTo("old");
        clock.set(19);
        assertThat(found(HOTELS)).isEqualTo("old");
        clock.set(20);
        assertThat(found(HOTELS)).isEqualTo("new");
    }

    private static String silent() {
        throw new StoreException(StoreException.Kind.TIMEOUT, "no answer");
    }

    private static String missing() {
        throw new StoreException(StoreException.Kind.SHAPE, "no such family");
    }

    @Test
    void a_family_that_is_dropped_is_looked_up_again_and_no_other() {
        known.get(HOTELS, () -> "old");
        known.get(CITIES, () -> "old");
        assertThat(known.drop("hotels", () -> found(HOTELS))).isEqualTo("old");
        assertThat(found(HOTELS)).isEqualTo("new");
        assertThat(found(CITIES)).isEqualTo("old");
    }

    @Test
    void a_family_that_may_have_been_dropped_is_looked_up_again() {
        known.get(HOTELS, () -> "old");
        assertThatThrownBy(() -> known.drop("hotels", () -> {
                    throw new StoreException(StoreException.Kind.TIMEOUT, "no answer");
                }))
                .isInstanceOf(StoreException.class);
        assertThat(found(HOTELS)).isEqualTo("new");
    }

    @Test
    void what_was_looked_up_before_a_drop_is_not_kept_after_it() {
        assertThat(known.get(HOTELS, this::overtaken)).isEqualTo("old");
        assertThat(found(HOTELS)).isEqualTo("new");
        assertThat(known.renew(HOTELS, this::overtaken, found -> found)).isEqualTo("old");
        assertThat(found(HOTELS)).isEqualTo("new");
    }

    private String overtaken() {
        return known.drop("hotels", () -> "old");
    }

    @Test
    void what_was_looked_up_before_all_is_forgotten_is_not_kept_after_it() {
        assertThat(known.get(HOTELS, () -> {
                    known.forget();
                    return "old";
                }))
                .isEqualTo("old");
        assertThat(found(HOTELS)).isEqualTo("new");
    }
}
