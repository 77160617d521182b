package org.colonnade.cql;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class CqlTypeTest {
    private static final Type TEXT = new Type.Simple(Scalar.TEXT, 10);
    private static final Type ADDRESS =
            new Type.Composite(new ValueObject("HomeAddress", List.of(), new Source("", "").whole()));

    @Test
    void scalars_have_their_counterparts() {
        assertThat(CqlType.of(TEXT)).isEqualTo("text");
        assertThat(CqlType.of(new Type.Simple(Scalar.LONG, 8))).isEqualTo("bigint");
        assertThat(CqlType.of(new Type.Simple(Scalar.BYTES, 8))).isEqualTo("blob");
        assertThat(CqlType.of(new Type.Reference("User", new Type.Simple(Scalar.UUID, 16))))
                .isEqualTo("uuid");
    }

    @Test
    void lists_and_value_objects_are_frozen() {
        assertThat(CqlType.of(new Type.Collection(TEXT, 3))).isEqualTo("frozen<list<text>>");
        assertThat(CqlType.of(ADDRESS)).isEqualTo("frozen<home_address>");
        assertThat(CqlType.of(new Type.Collection(ADDRESS, 3))).isEqualTo("frozen<list<frozen<home_address>>>");
    }
}
