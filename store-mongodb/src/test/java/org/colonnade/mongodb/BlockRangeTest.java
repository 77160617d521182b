package org.colonnade.mongodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bson.Document;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

class BlockRangeTest {
    private static Document filter(Range range, Scalar... scalars) {
        List<Field> columns = List.of(scalars).stream()
                .map(s -> new Field(s.toString().toLowerCase(Locale.ROOT), new Type.Simple(s, s.size())))
                .toList();
        Shape shape = new Shape("F", columns, List.of(), List.of());
        return new BlockRange(Layout.of(shape, "F"), range).filter();
    }

    private static Optional<Range.End> end(Object value, boolean inclusive) {
        return Optional.of(new Range.End(value, inclusive));
    }

    @Test
    void all_blocks_need_no_condition() {
        assertThat(filter(Range.ALL, Scalar.INT)).isEmpty();
    }

    @Test
    void a_key_of_one_column_is_compared_itself() {
        assertThat(filter(new Range(List.of(), end(1, true), end(5, false)), Scalar.INT))
                .isEqualTo(Document.parse("{_id: {$gte: 1, $lt: 5}}"));
        assertThat(filter(Range.beginning(List.of(1)), Scalar.INT))
                .isEqualTo(Document.parse("{_id: {$gte: 1, $lte: 1}}"));
    }

    @Test
    void columns_behind_an_end_are_all_or_none() {
        assertThat(filter(new Range(List.of(), end(1, true), end(5, false)), Scalar.INT, Scalar.TEXT))
                .isEqualTo(Document.parse(
                        "{_id: {$gte: {int: 1, text: {$minKey: 1}}, $lt: {int: 5, text: {$minKey: 1}}}}"));
        assertThat(filter(new Range(List.of(), end(1, false), end(5, true)), Scalar.INT, Scalar.TEXT))
                .isEqualTo(Document.parse(
                        "{_id: {$gt: {int: 1, text: {$maxKey: 1}}, $lte: {int: 5, text: {$maxKey: 1}}}}"));
    }

    @Test
    void a_prefix_is_at_both_ends() {
        assertThat(filter(new Range(List.of(7), Optional.empty(), end("m", false)), Scalar.INT, Scalar.TEXT))
                .isEqualTo(Document.parse("{_id: {$gte: {int: 7, text: {$minKey: 1}}, $lt: {int: 7, text: \"m\"}}}"));
    }

    @Test
    void bytes_have_no_ranges() {
        assertThatThrownBy(() -> filter(Range.ALL, Scalar.INT, Scalar.BYTES))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("orders bytes by their length first");
    }
}
