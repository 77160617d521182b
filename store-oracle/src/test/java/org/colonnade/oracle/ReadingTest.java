package org.colonnade.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import oracle.nosql.driver.ops.GetRequest;
import oracle.nosql.driver.ops.PrepareRequest;
import oracle.nosql.driver.ops.QueryRequest;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.Attempts;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.junit.jupiter.api.Test;

/** What is asked for a get, and what its answers become. */
class ReadingTest {
    private static final LocalDate DAY = LocalDate.parse("1951-06-01");
    private static final Get ROME = Get.block(Hotels.HOTELS.shape(), List.of("Rome"));
    private static final MapValue HEAD = Hotels.HOTELS.block(List.of("Rome"), "v");

    private final Script script = new Script();
    private final Reading reading = new Reading(Hotels.connection(script), new Attempts(Duration.ofSeconds(5)));

    private static MapValue hotel(String name, Long rooms) {
        return Hotels.HOTELS.entry(List.of("Rome", DAY, name), Arrays.asList(rooms, null));
    }

    private static Row row(String name, Long rooms) {
        return new Row(Arrays.asList("Rome", DAY, name, rooms, null));
    }

    @Test
    void a_block_that_nobody_changes_meanwhile_is_read_once() {
        script.answer(
                Script.there(HEAD, 1),
                Script.prepared(),
                List.of(hotel("Appia", 1L), hotel("Roma", null)),
                Script.there(HEAD, 1));
        assertThat(reading.rows(Hotels.HOTELS, ROME)).containsExactly(row("Appia", 1L), row("Roma", null));
    }

    @Test
    void a_block_that_somebody_changes_meanwhile_is_read_again() {
        script.answer(
                Script.there(HEAD, 1),
                Script.prepared(),
                List.of(hotel("Appia", 1L), hotel("Roma", 2L)),
                Script.there(HEAD, 2),
                Script.there(HEAD, 2),
                List.of(hotel("Appia", 2L), hotel("Roma", 2L)),
                Script.there(HEAD, 2));
        assertThat(reading.rows(Hotels.HOTELS, ROME)).containsExactly(row("Appia", 2L), row("Roma", 2L));
        assertThat(script.requests(PrepareRequest.class)).hasSize(1);
        assertThat(script.requests(QueryRequest.class)).hasSize(2);
    }

    @Test
    void one_entry_is_got_by_its_key() {
        script.answer(Script.there(hotel("Roma", 7L), 1));
        Get one = new Get(
                Hotels.HOTELS.shape(),
                List.of("Rome"),
                Range.beginning(List.of(DAY, "Roma")),
                false,
                OptionalInt.empty());
        assertThat(reading.rows(Hotels.HOTELS, one)).containsExactly(row("Roma", 7L));
        assertThat(script.requests(GetRequest.class).get(0).getTableName()).isEqualTo("hotels.entry");
    }

    @Test
    void what_is_not_there_is_nothing() {
        script.answer(Script.nothing());
        assertThat(reading.rows(Hotels.CITIES, Get.block(Hotels.CITIES.shape(), List.of("Rome"))))
                .isEmpty();
    }

    /** Whoever moves an entry to a place that was read already must not make the block look empty. */
    @Test
    void few_entries_of_a_block_that_somebody_changes_are_read_again_too() {
        script.answer(
                Script.there(HEAD, 1),
                Script.prepared(),
                List.of(),
                Script.there(HEAD, 2),
                Script.there(HEAD, 2),
                List.of(hotel("Appia", 2L)),
                Script.there(HEAD, 2));
        assertThat(reading.rows(Hotels.HOTELS, ROME)).containsExactly(row("Appia", 2L));
    }

    @Test
    void a_block_that_somebody_makes_and_clears_meanwhile_is_read_again() {
        script.answer(Script.nothing(), Script.prepared(), List.of(hotel("Appia", 2L)), Script.nothing());
        script.answer(Script.nothing(), List.of(), Script.nothing());
        assertThat(reading.rows(Hotels.HOTELS, ROME)).isEmpty();
    }
}
