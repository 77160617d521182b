package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.junit.jupiter.api.Test;

class ValuesTest {
    @Test
    void a_value_is_of_one_scalar_only() {
        List<Object> values = List.of(
                true, 1, 1L, 1f, 1d, BigDecimal.ONE, "1", Bytes.of(), LocalDate.EPOCH, Instant.EPOCH, new UUID(0, 1));
        for (Scalar scalar : Scalar.values()) {
            assertThat(values.stream()
                            .filter(v -> Values.isOf(AnyValues.field(scalar).type(), v)))
                    .containsExactly(values.get(scalar.ordinal()));
        }
    }

    @Test
    void what_no_store_could_keep_is_no_value() {
        assertThat(isOf(Scalar.TIMESTAMP, Instant.ofEpochSecond(0, 1))).isFalse();
        assertThat(isOf(Scalar.TIMESTAMP, Instant.MAX)).isFalse();
        assertThat(isOf(Scalar.TIMESTAMP, Instant.MIN)).isFalse();
        assertThat(isOf(Scalar.DATE, LocalDate.MAX)).isFalse();
        assertThat(isOf(Scalar.TEXT, "a\ud83d")).isFalse();
        assertThat(isOf(Scalar.TEXT, "\ude00\ud83d")).isFalse();
        assertThat(isOf(Scalar.TEXT, "a\ud83d\ude00b")).isTrue();
        assertThat(isOf(Scalar.DECIMAL, new BigDecimal("1e-2147483647"))).isTrue();
        assertThat(isOf(Scalar.DECIMAL, new BigDecimal("10e2147483646"))).isFalse();
    }

    private static boolean isOf(Scalar scalar, Object value) {
        return Values.isOf(AnyValues.field(scalar).type(), value);
    }

    @Test
    void a_value_object_has_some_of_its_attributes_and_no_others() {
        Type numbers = new Type.Collection(AnyValues.field(Scalar.INT).type(), 3);
        List<Attribute> attributes =
                List.of(attribute("name", AnyValues.field(Scalar.TEXT).type()), attribute("numbers", numbers));
        Type type = new Type.Composite(new ValueObject("Street", attributes, AnyValues.AT));
        assertThat(Values.isOf(type, Map.of("name", "Via", "numbers", List.of(1, 2))))
                .isTrue();
        assertThat(Values.isOf(type, Map.of("name", "Via"))).isTrue();
        assertThat(Values.isOf(type, Map.of("name", 7))).isFalse();
        assertThat(Values.isOf(type, Map.of("name", "Via", "town", "Roma"))).isFalse();
        assertThat(Values.isOf(type, Map.of("numbers", List.of(1L)))).isFalse();
    }

    private static Attribute attribute(String name, Type type) {
        return new Attribute("Street", name, type, false, true, OptionalLong.empty(), AnyValues.AT);
    }

    @Test
    void texts_are_ordered_by_code_points() {
        assertThat(Values.order(Scalar.TEXT).compare("\uffff", "\ud83d\ude00")).isNegative();
        assertThat("\uffff".compareTo("\ud83d\ude00")).isPositive();
    }

    @Test
    void uuids_are_ordered_by_unsigned_bits() {
        assertThat(Values.order(Scalar.UUID).compare(new UUID(1, -1), new UUID(1, 1)))
                .isPositive();
        assertThat(Values.order(Scalar.UUID).compare(new UUID(-1, 0), new UUID(1, 0)))
                .isPositive();
    }

    @Test
    void equal_numbers_are_the_same_key() {
        assertThat(Values.key(AnyValues.field(Scalar.DECIMAL), new BigDecimal("1.500")))
                .isEqualTo(new BigDecimal("1.5"));
        assertThat(Values.key(AnyValues.field(Scalar.DOUBLE), -0d)).isEqualTo(0d);
        assertThat(Values.key(AnyValues.field(Scalar.FLOAT), -0f)).isEqualTo(0f);
    }

    @Test
    void a_key_is_whole() {
        Field number = AnyValues.field(Scalar.DOUBLE);
        assertThatThrownBy(() -> Values.key(number, Double.NaN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("column doubles double is in a key and cannot hold NaN");
        assertThatThrownBy(() -> Values.key(List.of(number), Arrays.asList((Object) null)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("column doubles double is in a key and needs a value");
        assertThatThrownBy(() -> Values.key(number, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("column doubles double cannot hold 1 (Integer)");
    }
}
