package org.colonnade.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;
import org.colonnade.store.Field;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LayoutTest {
    @Test
    void entries_are_rows_of_a_child_table_under_the_shard_key_of_the_block() {
        assertThat(Hotels.HOTELS.creation()).containsExactly("""
                        CREATE TABLE IF NOT EXISTS hotels (
                          city STRING,
                          version_ STRING,
                          PRIMARY KEY (SHARD(city))
                        )""", """
                        CREATE TABLE IF NOT EXISTS hotels.entry (
                          built TIMESTAMP(0),
                          name STRING,
                          rooms LONG,
                          stars INTEGER,
                          PRIMARY KEY (built, name)
                        )""");
        assertThat(Layout.removal("hotels"))
                .containsExactly("DROP TABLE IF EXISTS hotels.entry", "DROP TABLE IF EXISTS hotels");
    }

    @Test
    void a_block_that_is_one_entry_is_a_row() {
        assertThat(Hotels.CITIES.creation()).containsExactly("""
                        CREATE TABLE IF NOT EXISTS cities (
                          city STRING,
                          rooms LONG,
                          stars INTEGER,
                          PRIMARY KEY (SHARD(city))
                        )""");
    }

    @Test
    void a_family_that_is_one_block_has_a_column_for_it() {
        assertThat(Hotels.NAMES.creation().get(0)).contains("block_ INTEGER", "SHARD(block_)", "t_all_names__");
        assertThat(Hotels.NAMES.entry(List.of("Roma")).toJson()).isEqualTo("{\"block_\":0,\"name\":\"Roma\"}");
    }

    @Test
    void a_row_comes_back_as_it_was() {
        MapValue row =
                Hotels.HOTELS.entry(List.of("Rome", LocalDate.parse("1951-06-01"), "Roma"), Arrays.asList(7L, null));
        assertThat(row.contains("stars")).isFalse();
        assertThat(Hotels.HOTELS.row(row))
                .isEqualTo(new Row(Arrays.asList("Rome", LocalDate.parse("1951-06-01"), "Roma", 7L, null)));
    }

    private static List<Object> samples(Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> List.of(false, true);
            case INT -> List.of(Integer.MIN_VALUE, 7);
            case LONG -> List.of(Long.MIN_VALUE, (1L << 53) + 1);
            case FLOAT -> List.of(-1.5f, 0.1f);
            case DOUBLE -> List.of(0.1, 1e100);
            case DECIMAL -> List.of(new BigDecimal("-0.01"), new BigDecimal("12345678901234567890.5"));
            case TEXT -> List.of("", "é\ud83d\ude00");
            case BYTES -> List.of(Bytes.of(), Bytes.of((byte) 0, (byte) 255));
            case DATE -> List.of(LocalDate.parse("0001-01-01"), LocalDate.parse("9999-12-31"));
            case TIMESTAMP ->
                List.of(Instant.parse("1969-12-31T23:59:59.999Z"), Instant.parse("2026-07-01T12:00:00.5Z"));
            case UUID -> List.of(new UUID(0, 0), new UUID(-1, 1));
        };
    }

    @ParameterizedTest
    @EnumSource(Scalar.class)
    void keeps_a_scalar_in_every_place(Scalar scalar) {
        Layout layout = new Layout(new Shape(
                "f",
                List.of(Hotels.field("b", scalar)),
                List.of(new Sorted(Hotels.field("e", scalar), false)),
                List.of(Hotels.field("v", scalar))));
        for (Object value : samples(scalar)) {
            MapValue row = layout.entry(List.of(value, value), List.of(value));
            assertThat(layout.row(row)).isEqualTo(new Row(List.of(value, value, value)));
        }
        assertThat(layout.creation().toString()).doesNotContain("b BOOLEAN", "e BOOLEAN", "b BINARY", "e BINARY");
    }

    @Test
    void collections_are_json() {
        Field tags = new Field("tags", new Type.Collection(new Type.Simple(Scalar.DECIMAL, 8), 3));
        Layout layout = new Layout(new Shape("f", List.of(Hotels.CITY), List.of(), List.of(tags)));
        assertThat(layout.creation().get(0)).contains("tags JSON");
        List<Object> values = List.of(List.of(new BigDecimal("1.50"), new BigDecimal("2")));
        MapValue row = layout.entry(List.of("Rome"), values);
        assertThat(row.toJson()).isEqualTo("{\"city\":\"Rome\",\"tags\":[\"1.50\",\"2\"]}");
        assertThat(layout.values(row)).isEqualTo(values);
        assertThat(layout.values(layout.entry(List.of("Rome"), List.of(List.of()))))
                .isEqualTo(List.of(List.of()));
        assertThat(layout.entry(List.of("Rome")).getMap()).isEqualTo(Map.of("city", row.get("city")));
    }

    @Test
    void moments_that_oracle_nosql_does_not_have_are_refused() {
        StoreException e = catchThrowableOfType(
                StoreException.class, () -> Hotels.HOTELS.entry(List.of("Rome", LocalDate.of(12_000, 1, 1), "Roma")));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.VALUE);
    }
}
