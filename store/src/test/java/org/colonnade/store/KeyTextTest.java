package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/** The law of readable keys, which makes them differ where keys do. */
class KeyTextTest {
    private record Key(Shape shape, List<Object> values) {}

    @Property(tries = 600, edgeCases = EdgeCasesMode.NONE)
    void decoding_gives_back_what_was_encoded(@ForAll("keys") Key key) {
        KeyText text = KeyText.ofBlocks(key.shape);
        assertThat(text.decode(text.encode(key.values))).isEqualTo(key.values);
    }

    @Example
    void people_can_read_it() {
        Shape shape = shape(List.of(Scalar.TEXT, Scalar.INT));
        assertThat(KeyText.ofBlocks(shape).encode(List.of("Via: Appia", 42))).isEqualTo("Via%3a Appia:42");
    }

    @Example
    void too_few_columns_are_no_key() {
        assertThatThrownBy(() ->
                        KeyText.ofBlocks(shape(List.of(Scalar.INT, Scalar.INT))).decode("1"))
                .hasMessageContaining("'1' is no key");
    }

    @Example
    void too_many_columns_are_no_key() {
        assertThatThrownBy(() ->
                        KeyText.ofBlocks(shape(List.of(Scalar.INT, Scalar.INT))).decode("1:2:3"))
                .hasMessageContaining("'1:2:3' is no key");
    }

    private static Shape shape(List<Scalar> scalars) {
        List<Field> columns = IntStream.range(0, scalars.size())
                .mapToObj(i -> new Field("c" + i, new Type.Simple(scalars.get(i), 8)))
                .toList();
        return new Shape("f", columns, List.of(new Sorted(AnyValues.field(Scalar.INT), false)), List.of());
    }

    @Provide
    Arbitrary<Key> keys() {
        return Arbitraries.of(Scalar.class)
                .list()
                .ofMaxSize(3)
                .flatMap(scalars -> Combinators.combine(
                                scalars.stream().map(AnyValues::of).toList())
                        .as(values -> values)
                        .filter(values -> !values.contains(Float.NaN) && !values.contains(Double.NaN))
                        .map(values -> new Key(shape(scalars), shape(scalars).blockKey(values))));
    }
}
