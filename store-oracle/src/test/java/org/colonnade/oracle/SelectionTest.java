package org.colonnade.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.junit.jupiter.api.Test;

class SelectionTest {
    private static final LocalDate DAY = LocalDate.parse("1951-06-01");

    private static Selection select(Range range, boolean reversed, OptionalInt limit) {
        return Selection.of(Hotels.HOTELS, new Get(Hotels.HOTELS.shape(), List.of("Rome"), range, reversed, limit));
    }

    @Test
    void a_block_is_read_in_its_order() {
        Selection all = select(Range.ALL, false, OptionalInt.empty());
        assertThat(all.text())
                .isEqualTo("DECLARE $v0 STRING; SELECT * FROM hotels.entry t WHERE t.city = $v0"
                        + " ORDER BY t.built DESC, t.name");
        assertThat(all.variables().toString()).isEqualTo("{$v0=\"Rome\"}");
    }

    @Test
    void a_range_is_read_backwards_and_limited() {
        Range range =
                new Range(List.of(DAY), Optional.of(new Range.End("A", true)), Optional.of(new Range.End("C", false)));
        Selection some = select(range, true, OptionalInt.of(3));
        assertThat(some.text())
                .isEqualTo("DECLARE $v0 STRING; $v1 TIMESTAMP(0); $v2 STRING; $v3 STRING; $v4 INTEGER; "
                        + "SELECT * FROM hotels.entry t WHERE t.city = $v0 AND t.built = $v1 AND t.name >= $v2"
                        + " AND t.name < $v3 ORDER BY t.built, t.name DESC LIMIT $v4");
        assertThat(some.variables().get("$v4").getInt()).isEqualTo(3);
    }

    @Test
    void an_end_speaks_of_values_whichever_way_the_column_orders() {
        Range later = new Range(List.of(), Optional.of(new Range.End(DAY, false)), Optional.empty());
        assertThat(select(later, false, OptionalInt.empty()).text()).contains("t.built > $v1 ORDER BY t.built DESC");
    }

    @Test
    void a_family_is_read_block_by_block() {
        assertThat(Selection.all(Hotels.HOTELS).text())
                .isEqualTo("SELECT * FROM hotels.entry t ORDER BY t.city, t.built DESC, t.name");
        assertThat(Selection.all(Hotels.CITIES).text()).isEqualTo("SELECT * FROM cities t ORDER BY t.city");
        assertThat(Selection.all(Hotels.NAMES).text()).endsWith("ORDER BY t.block_, t.name");
    }

    @Test
    void the_same_text_serves_other_values() {
        Get rome = Get.block(Hotels.HOTELS.shape(), List.of("Rome"));
        Get bari = Get.block(Hotels.HOTELS.shape(), List.of("Bari"));
        assertThat(Selection.of(Hotels.HOTELS, rome).text())
                .isEqualTo(Selection.of(Hotels.HOTELS, bari).text());
    }
}
