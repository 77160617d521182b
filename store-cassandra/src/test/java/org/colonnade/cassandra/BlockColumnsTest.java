package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.cql.Row;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.junit.jupiter.api.Test;

class BlockColumnsTest {
    private static final Field ID = number("id");
    private static final Field AT = number("at");
    private static final Field SIZE = number("size");
    private static final Field PRICE = number("price");
    private static final Shape PRICES =
            new Shape("prices", List.of(ID), List.of(new Sorted(AT, false)), List.of(SIZE, PRICE));

    private static Field number(String name) {
        return new Field(name, new Type.Simple(Scalar.INT, 4));
    }

    private static BlockColumns columns(Get get) {
        return new BlockColumns(new Table(get.shape()), get);
    }

    /** A row of an answer with these numbers. */
    private static Row answer(Integer... numbers) {
        return (Row) Proxy.newProxyInstance(
                Row.class.getClassLoader(), new Class<?>[] {Row.class}, (proxy, method, arguments) -> {
                    Integer number = numbers[(Integer) arguments[0]];
                    return number == null
                            ? null
                            : ByteBuffer.allocate(4).putInt(number).flip();
                });
    }

    @Test
    void the_key_of_the_block_is_known() {
        BlockColumns columns = columns(Get.block(PRICES, List.of(7)));
        assertThat(columns.text()).isEqualTo("at, size, price");
        assertThat(columns.row(answer(1, null, 3)).values()).containsExactly(7, 1, null, 3);
    }

    @Test
    void what_is_not_wanted_is_left_out() {
        BlockColumns columns = columns(Get.block(PRICES, List.of(7)).wanting(PRICE));
        assertThat(columns.text()).isEqualTo("at, price");
        assertThat(columns.row(answer(1, 3)).values()).containsExactly(7, 1, null, 3);
    }

    @Test
    void of_a_block_without_anything_else_the_key_is_asked_for() {
        Shape ids = new Shape("ids", List.of(ID), List.of(), List.of(SIZE));
        BlockColumns columns = columns(Get.block(ids, List.of(7)).wanting());
        assertThat(columns.text()).isEqualTo("id");
        assertThat(columns.row(answer(7)).values()).containsExactly(7, null);
    }
}
