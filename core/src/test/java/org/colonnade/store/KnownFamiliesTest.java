package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.junit.jupiter.api.Test;

class KnownFamiliesTest {
    private static final Shape HOTELS = shape("hotels");
    private static final Shape CITIES = shape("cities");

    private final KnownFamilies<String> known = new KnownFamilies<>();

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
