package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.junit.jupiter.api.Test;

class BlockWriteTest {
    private static final Field PRICE = new Field("price", new Type.Simple(Scalar.DECIMAL, 16));
    private static final Field AT = new Field("at", new Type.Simple(Scalar.INT, 4));
    private static final Field SIZE = new Field("size", new Type.Simple(Scalar.INT, 4));
    private static final Shape SHAPE =
            new Shape("prices", List.of(PRICE), List.of(new Sorted(AT, false)), List.of(SIZE));
    private static final String DELETE = "DELETE FROM prices USING TIMESTAMP ? WHERE price = ?";
    private static final String INSERT = "INSERT INTO prices (price, at, size) VALUES (?, ?, ?) USING TIMESTAMP ?";

    private static Mutation put(String price, int at) {
        return new Mutation.Put(SHAPE, List.of(new BigDecimal(price), at), Map.of(SIZE, 7));
    }

    private static Mutation delete(String price, int at) {
        return new Mutation.Delete(SHAPE, List.of(new BigDecimal(price), at));
    }

    private static List<String> texts(Mutation... mutations) {
        return BlockWrite.of(List.of(mutations), new Tables()).stream()
                .flatMap(c -> c.requests(5).stream())
                .map(FilledStatement::text)
                .toList();
    }

    @Test
    void puts_an_entry_once() {
        assertThat(texts(put("1", 1), put("1.00", 1))).containsExactly(INSERT);
    }

    @Test
    void takes_away_before_it_puts() {
        List<FilledStatement> requests = BlockWrite.of(List.of(put("1", 1), delete("1", 1), put("1", 1)), new Tables())
                .get(0)
                .requests(5);
        assertThat(requests).extracting(FilledStatement::text).containsExactly(DELETE + " AND at = ?", INSERT);
        assertThat(requests.get(0).values().get(0).getLong()).isEqualTo(5);
        assertThat(requests.get(1).values().get(3).getLong()).isEqualTo(6);
    }

    @Test
    void forgets_what_is_taken_away_later() {
        assertThat(texts(put("1", 1), delete("1", 1))).containsExactly(DELETE + " AND at = ?");
        assertThat(texts(put("1", 1), delete("1", 2), new Mutation.Clear(SHAPE, List.of(BigDecimal.ONE)), put("1", 3)))
                .containsExactly(DELETE, INSERT);
    }

    @Test
    void is_one_for_each_block() {
        assertThat(BlockWrite.of(List.of(put("1", 1), put("2", 1), put("1.0", 2)), new Tables()))
                .hasSize(2);
    }
}
