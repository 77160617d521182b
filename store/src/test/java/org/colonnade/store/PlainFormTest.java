package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/** The law of plain forms. */
class PlainFormTest {
    private record Typed(Type type, Object value) {}

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void reading_gives_back_the_value(@ForAll("values") Typed typed) {
        assertThat(PlainForm.read(typed.type, PlainForm.of(typed.type, typed.value)))
                .isEqualTo(typed.value);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void nothing_but_what_json_has_is_in_it(@ForAll("values") Typed typed) {
        assertPlain(PlainForm.of(typed.type, typed.value));
    }

    private static void assertPlain(Object plain) {
        if (plain instanceof List<?> list) {
            list.forEach(PlainFormTest::assertPlain);
        } else if (plain instanceof Map<?, ?> map) {
            map.values().forEach(PlainFormTest::assertPlain);
        } else {
            assertThat(plain).isInstanceOfAny(String.class, Boolean.class, Number.class);
            assertThat(plain).isNotIn(Double.NaN, Double.POSITIVE_INFINITY, Float.NaN, Float.NEGATIVE_INFINITY);
        }
    }

    @Example
    void other_kinds_of_numbers_are_read_too() {
        assertThat(PlainForm.read(AnyValues.field(Scalar.LONG).type(), 7)).isEqualTo(7L);
        assertThat(PlainForm.read(AnyValues.field(Scalar.FLOAT).type(), 0.1d)).isEqualTo(0.1f);
        assertThat(PlainForm.read(AnyValues.field(Scalar.DOUBLE).type(), new BigDecimal("1.50")))
                .isEqualTo(1.5d);
    }

    @Provide
    Arbitrary<Typed> values() {
        return AnyValues.types(2).flatMap(t -> AnyValues.of(t).map(v -> new Typed(t, v)));
    }
}
