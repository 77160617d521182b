package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.colonnade.model.Scalar;

/** The law of the compact code of values. */
class ValueCodeTest {
    private record Columns(List<Field> fields, List<Object> values) {
        Shape shape() {
            return new Shape("any", List.of(AnyValues.field(Scalar.TEXT)), List.of(), fields);
        }
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void decoding_gives_back_what_was_encoded(@ForAll("columns") Columns columns) {
        byte[] code = ValueCode.encode(columns.shape(), columns.values);
        assertThat(ValueCode.decode(columns.shape(), code)).isEqualTo(columns.values);
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void a_row_has_the_key_and_the_values(@ForAll("columns") Columns columns, @ForAll("keys") Object key) {
        Shape shape = columns.shape();
        byte[] code = KeyCode.ofKeys(shape).encode(List.of(key));
        Row row = ValueCode.row(shape, code, ValueCode.encode(shape, columns.values));
        assertThat(row.values().get(0)).isEqualTo(key);
        assertThat(row.values().subList(1, row.values().size())).isEqualTo(columns.values);
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void so_it_does_for_one_value(@ForAll("columns") Columns columns) {
        for (int i = 0; i < columns.fields.size(); i++) {
            Object value = columns.values.get(i);
            if (value != null) {
                byte[] code = ValueCode.encode(columns.fields.get(i).type(), value);
                assertThat(ValueCode.decode(columns.fields.get(i).type(), code)).isEqualTo(value);
            }
        }
    }

    @Example
    void small_numbers_take_a_byte_and_a_bit() {
        List<Field> fields = List.of(AnyValues.field(Scalar.LONG), AnyValues.field(Scalar.INT));
        Shape shape = new Columns(fields, List.of()).shape();
        assertThat(ValueCode.encode(shape, List.of(-64L, 63))).hasSize(3);
    }

    @Provide
    Arbitrary<Object> keys() {
        return AnyValues.of(Scalar.TEXT);
    }

    @Provide
    Arbitrary<Columns> columns() {
        return AnyValues.types(2).list().ofMaxSize(10).flatMap(types -> {
            List<Field> fields = IntStream.range(0, types.size())
                    .mapToObj(i -> new Field("c" + i, types.get(i)))
                    .toList();
            return Combinators.combine(types.stream()
                            .map(t -> AnyValues.of(t).injectNull(0.2))
                            .toList())
                    .as(values -> new Columns(fields, new ArrayList<>(values)));
        });
    }
}
