package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

class TypeCodeTest {
    private static TypeCode code(Scalar scalar) {
        return TypeCode.of(new Type.Simple(scalar, scalar.size()));
    }

    @Test
    void there_is_one_way_to_write_what_is_no_number() {
        float odd = Float.intBitsToFloat(0x7fc00123);
        assertThat(code(Scalar.FLOAT).encode(odd)).isEqualTo(code(Scalar.FLOAT).encode(Float.NaN));
    }

    @Test
    void times_that_cassandra_does_not_have_are_refused() {
        assertThatThrownBy(() -> code(Scalar.TIMESTAMP).encode(Instant.MAX))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("Cassandra has no timestamp");
        assertThatThrownBy(() -> code(Scalar.DATE).encode(LocalDate.MAX)).isInstanceOf(StoreException.class);
    }

    @Test
    void half_a_character_is_refused() {
        assertThatThrownBy(() -> code(Scalar.TEXT).encode("a\ud83d")).isInstanceOf(StoreException.class);
    }

    @Test
    void an_empty_list_is_a_value() {
        TypeCode list = TypeCode.of(new Type.Collection(new Type.Simple(Scalar.TEXT, 1), 1));
        ByteBuffer bytes = list.encode(List.of());
        assertThat(bytes.remaining()).isEqualTo(4);
        assertThat(list.decode(bytes)).isEqualTo(List.of());
    }
}
