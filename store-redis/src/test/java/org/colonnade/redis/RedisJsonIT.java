package org.colonnade.redis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Families whose one column is JSON, of many entries and of one. */
class RedisJsonIT {
    private static final int DATABASE = 12;
    private static final Type TEXT = new Type.Simple(Scalar.TEXT, 10);
    private static final Field CITY = new Field("city", TEXT);
    private static final Field NAME = new Field("name", TEXT);
    private static final Field VALUE = new Field("value", TEXT, true);
    private static final Shape HOTELS =
            new Shape("hotels", List.of(CITY), List.of(new Sorted(NAME, false)), List.of(VALUE));
    private static final Shape CITIES = new Shape("cities", List.of(CITY), List.of(), List.of(VALUE));
    private static final List<Object> ROMA = List.of("Rome", "Roma");
    private static final Map<Field, Object> NOTHING = Collections.singletonMap(VALUE, null);

    private final RealRedis server = RealRedis.shared();
    private final Store store = server.open(DATABASE, "");

    @BeforeEach
    void create() {
        store.create(HOTELS);
        store.create(CITIES);
    }

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
        assertThat(server.command("DBSIZE", DATABASE)).isEqualTo(0L);
    }

    private static Mutation hotel(String name, String json) {
        return new Mutation.Put(HOTELS, List.of("Rome", name), Map.of(VALUE, json));
    }

    private static Mutation roma(Map<Field, Object> values) {
        return new Mutation.Put(HOTELS, ROMA, values);
    }

    private static Mutation rome(Map<Field, Object> values) {
        return new Mutation.Put(CITIES, List.of("Rome"), values);
    }

    private static Get named(String name) {
        return in(Range.beginning(List.of(name)));
    }

    private static Get in(Range names) {
        return new Get(HOTELS, List.of("Rome"), names, false, OptionalInt.empty());
    }

    private void write(Mutation... mutations) {
        store.write(List.of(mutations), Atomicity.BLOCK);
    }

    private List<Object> values(Get get) {
        List<Object> values = new ArrayList<>();
        store.list(get).forEach(r -> values.add(r.values().get(2)));
        return values;
    }

    private String kept(String words, String... more) {
        return Command.text(server.command(words, DATABASE, more));
    }

    @Test
    void json_of_every_kind_is_kept_as_it_stands() {
        write(
                hotel("a", "{\"rooms\": [1,  2.50], \"ü\": \"\\n,\"}"),
                hotel("b", "[]"),
                hotel("c", "\"text\""),
                hotel("d", "17.50"),
                hotel("e", "true"));
        assertThat(server.texts("HGETALL {hotels:Rome}", DATABASE))
                .containsExactlyInAnyOrder(
                        "a\0\0",
                        "{\"rooms\": [1,  2.50], \"ü\": \"\\n,\"}",
                        "b\0\0",
                        "[]",
                        "c\0\0",
                        "\"text\"",
                        "d\0\0",
                        "17.50",
                        "e\0\0",
                        "true");
        assertThat(values(Get.block(HOTELS, List.of("Rome"))))
                .containsExactly("{\"rooms\": [1,  2.50], \"ü\": \"\\n,\"}", "[]", "\"text\"", "17.50", "true");
        assertThat(store.list(named("d"))).containsExactly(new Row(List.of("Rome", "d", "17.50")));
        assertThat(store.scan(HOTELS).toList()).hasSize(5);
    }

    @Test
    void a_value_is_replaced_and_taken_away_and_left_as_it_is() {
        write(roma(Map.of()));
        assertThat(kept("HGET {hotels:Rome}", "Roma\0\0")).isEmpty();
        assertThat(values(named("Roma"))).containsOnlyNulls().hasSize(1);
        write(roma(Map.of(VALUE, "{\"a\":1}")));
        write(roma(Map.of()));
        assertThat(values(named("Roma"))).containsExactly("{\"a\":1}");
        write(roma(Map.of(VALUE, "[2]")), new Mutation.Delete(HOTELS, List.of("Rome", "Appia")));
        assertThat(values(named("Roma"))).containsExactly("[2]");
        write(roma(NOTHING));
        assertThat(values(named("Roma"))).containsOnlyNulls().hasSize(1);
        write(new Mutation.Delete(HOTELS, ROMA));
        assertThat(values(named("Roma"))).isEmpty();
    }

    private boolean writeIf(Map<Field, Object> expected, Mutation... mutations) {
        return store.writeIf(new Expectation.Holds(HOTELS, ROMA, expected), List.of(mutations));
    }

    @Test
    void only_equal_json_is_expected() {
        assertThat(writeIf(NOTHING, roma(Map.of(VALUE, "1")))).isFalse();
        assertThat(writeIf(Map.of(VALUE, "1"), roma(Map.of(VALUE, "1")))).isFalse();
        Expectation absent = new Expectation.Absent(HOTELS, ROMA);
        assertThat(store.writeIf(absent, List.of(roma(NOTHING)))).isTrue();
        assertThat(store.writeIf(absent, List.of(roma(NOTHING)))).isFalse();
        assertThat(writeIf(Map.of(VALUE, "\"\""), roma(Map.of(VALUE, "1")))).isFalse();
        assertThat(writeIf(NOTHING, roma(Map.of(VALUE, "{\"a\":[1,2]}")))).isTrue();
        assertThat(writeIf(NOTHING, roma(Map.of(VALUE, "1")))).isFalse();
        assertThat(writeIf(Map.of(VALUE, "{\"a\":[1"), roma(Map.of(VALUE, "1"))))
                .isFalse();
        Mutation gone = new Mutation.Delete(HOTELS, List.of("Rome", "Appia"));
        assertThat(writeIf(Map.of(VALUE, "{\"a\":[1,3]}"), gone, roma(Map.of(VALUE, "1"))))
                .isFalse();
        assertThat(writeIf(Map.of(VALUE, "{\"a\":[1,2]}"), gone, roma(Map.of(VALUE, "2"))))
                .isTrue();
        assertThat(writeIf(Map.of(VALUE, "2"), roma(Map.of(VALUE, "3")), hotel("Appia", "4")))
                .isTrue();
        assertThat(values(Get.block(HOTELS, List.of("Rome")))).containsExactly("4", "3");
    }

    private static String name(int number) {
        return "%04d".formatted(number);
    }

    private static Range between(int from, int to) {
        return new Range(
                List.of(), Optional.of(new Range.End(name(from), true)), Optional.of(new Range.End(name(to), false)));
    }

    @Test
    void ranges_are_read_from_small_blocks_and_large_ones() {
        for (int size : new int[] {14, 100}) {
            write(IntStream.range(0, size)
                    .mapToObj(n -> hotel(name(n), "{\"n\":" + n + "}"))
                    .toArray(Mutation[]::new));
            assertThat(values(Get.block(HOTELS, List.of("Rome")))).hasSize(size).startsWith("{\"n\":0}", "{\"n\":1}");
            assertThat(values(in(between(3, 5)))).containsExactly("{\"n\":3}", "{\"n\":4}");
            Get last = new Get(HOTELS, List.of("Rome"), Range.ALL, true, OptionalInt.of(1));
            assertThat(values(last)).containsExactly("{\"n\":" + (size - 1) + "}");
        }
        assertThat(server.command("ZCARD {hotels:Rome}:order", DATABASE)).isEqualTo(100L);
    }

    @Test
    void a_block_that_is_one_entry_is_a_string_of_json() {
        write(rome(Map.of()));
        assertThat(kept("GET {cities:Rome}")).isEmpty();
        write(rome(Map.of(VALUE, "{\"a\": 1}")));
        assertThat(kept("GET {cities:Rome}")).isEqualTo("{\"a\": 1}");
        write(rome(Map.of()));
        assertThat(store.scan(CITIES).toList()).containsExactly(new Row(List.of("Rome", "{\"a\": 1}")));
        Expectation holds = new Expectation.Holds(CITIES, List.of("Rome"), Map.of(VALUE, "{\"a\": 1}"));
        assertThat(store.writeIf(holds, List.of(rome(NOTHING)))).isTrue();
        assertThat(store.writeIf(holds, List.of(rome(NOTHING)))).isFalse();
        assertThat(store.list(Get.block(CITIES, List.of("Rome"))))
                .containsExactly(new Row(Arrays.asList("Rome", null)));
    }
}
