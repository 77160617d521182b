package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AttributeCodeTest {
    private static final Type DECIMAL = simple(Scalar.DECIMAL);
    private static final Type DOUBLE = simple(Scalar.DOUBLE);

    private static Type simple(Scalar scalar) {
        return new Type.Simple(scalar, scalar.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1.5", "-100", "12345678901234567890123456789012345678", "0.000001"})
    void decimals_that_come_back_as_they_are_are_numbers(String number) {
        AttributeValue code = AttributeCode.encode(DECIMAL, new BigDecimal(number));
        assertThat(new BigDecimal(code.n())).isEqualTo(new BigDecimal(number));
        assertThat(AttributeCode.decode(DECIMAL, code)).isEqualTo(new BigDecimal(number));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.50", "1E+3", "0.0", "123456789012345678901234567890123456789", "1E-200", "1E+200"})
    void other_decimals_are_texts(String number) {
        AttributeValue code = AttributeCode.encode(DECIMAL, new BigDecimal(number));
        assertThat(code.s()).isEqualTo(number);
        assertThat(AttributeCode.decode(DECIMAL, code)).isEqualTo(new BigDecimal(number));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, -1.5, 1e100, Double.NaN, Double.NEGATIVE_INFINITY, -0.0, 1e300, Double.MIN_VALUE})
    void doubles_stay_what_they_are(double number) {
        AttributeValue code = AttributeCode.encode(DOUBLE, number);
        assertThat(AttributeCode.decode(DOUBLE, code)).isEqualTo(number);
        boolean odd = Double.isNaN(number) || Math.abs(number) > 1e125 || number != 0 && Math.abs(number) < 1e-125;
        assertThat(code.s() != null).isEqualTo(odd || Double.valueOf(number).equals(-0.0));
    }

    @Test
    void bytes_are_binary_and_collections_are_lists() {
        Type type = new Type.Collection(simple(Scalar.BYTES), 2);
        List<Bytes> value = List.of(Bytes.of((byte) 0, (byte) 1), Bytes.of());
        AttributeValue code = AttributeCode.encode(type, value);
        assertThat(code.l().get(0).b().asByteArray()).containsExactly(0, 1);
        assertThat(AttributeCode.decode(type, code)).isEqualTo(value);
    }
}
