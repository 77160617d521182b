package org.colonnade.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
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
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How families look to other programs, and what only Redis has. */
class RedisStoreIT {
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field NAME = new Field("name", new Type.Simple(Scalar.TEXT, 10));
    private static final Field ROOMS = new Field("rooms", new Type.Simple(Scalar.LONG, 8));
    private static final Field TAGS = new Field("tags", new Type.Collection(NAME.type(), 2));
    private static final Shape HOTELS =
            new Shape("hotels", List.of(CITY), List.of(new Sorted(NAME, false)), List.of(ROOMS, TAGS));
    private static final Shape CITIES = new Shape("cities", List.of(CITY), List.of(), List.of(ROOMS, TAGS));

    private final RealRedis server = RealRedis.shared();
    private final Store store = server.open(6, "");

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
        assertThat(server.command("DBSIZE", 6)).isEqualTo(0L);
    }

    private void write(Mutation... mutations) {
        store.write(List.of(mutations), Atomicity.BLOCK);
    }

    private static Mutation hotel(String city, String name, Map<Field, Object> values) {
        return new Mutation.Put(HOTELS, List.of(city, name), values);
    }

    @Test
    void a_block_is_a_hash() {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", Map.of(ROOMS, 7L, TAGS, List.of("a", "b"))), hotel("Rome", "Appia", Map.of()));
        assertThat(server.texts("HGETALL {hotels:Rome}", 6))
                .containsOnly("Roma\0\0", "{\n\"rooms\": 7,\n\"tags\": [\"a\",\"b\"]\n}", "Appia\0\0", "{}");
        assertThat(server.texts("KEYS *", 6)).containsOnly("colonnade:families", "{hotels:Rome}");
    }

    private static Mutation numbered(int number) {
        return hotel("Rome", "%04d".formatted(number), Map.of());
    }

    private static List<Object> name(int number) {
        return List.of("Rome", "%04d".formatted(number));
    }

    private long ordered() {
        return (Long) server.command("ZCARD {hotels:Rome}:order", 6);
    }

    @Test
    void a_block_that_becomes_large_has_an_order() {
        store.create(HOTELS);
        IntStream.range(0, 64).forEach(n -> write(numbered(n)));
        assertThat(ordered()).isZero();
        write(numbered(64));
        assertThat(ordered()).isEqualTo(65);
        write(new Mutation.Delete(HOTELS, name(1)), new Mutation.Delete(HOTELS, name(2)));
        write(new Mutation.Put(HOTELS, name(3), Map.of(ROOMS, 3L, TAGS, List.of())), numbered(100));
        Get last = new Get(HOTELS, List.of("Rome"), Range.ALL, true, OptionalInt.of(3));
        assertThat(store.list(last)).extracting(r -> r.values().get(1)).containsExactly("0100", "0064", "0063");
        write(numbered(99));
        assertThat(ordered()).isEqualTo(65);
        assertThat(store.list(last)).extracting(r -> r.values().get(1)).containsExactly("0100", "0099", "0064");
        write(new Mutation.Clear(HOTELS, List.of("Rome")));
        assertThat(ordered()).isZero();
    }

    @Test
    void many_entries_at_once_are_put_in_order() {
        store.create(HOTELS);
        write(IntStream.range(0, 2_500).mapToObj(RedisStoreIT::numbered).toArray(Mutation[]::new));
        assertThat(ordered()).isEqualTo(2_500);
        Map<Field, Object> all = Map.of(ROOMS, 3L, TAGS, List.of());
        write(IntStream.range(2_000, 2_900)
                .mapToObj(n -> new Mutation.Put(HOTELS, name(n), all))
                .toArray(Mutation[]::new));
        assertThat(ordered()).isEqualTo(2_900);
    }

    @Test
    void a_text_that_is_json_stands_in_its_entry_and_stays_when_others_change() {
        Field note = new Field("note", new Type.Simple(Scalar.TEXT, 20));
        Shape shape = new Shape("hotels", List.of(CITY), List.of(new Sorted(NAME, false)), List.of(note, ROOMS));
        String json = "{\"rooms\": [1,  2.50], \"a\": \"\\n,\"}";
        List<Object> key = List.of("Rome", "Roma");
        store.create(shape);
        write(new Mutation.Put(shape, key, Map.of(note, json, ROOMS, 7L)));
        write(new Mutation.Put(shape, key, Map.of(ROOMS, 8L)));
        assertThat(server.texts("HGETALL {hotels:Rome}", 6))
                .containsExactly("Roma\0\0", "{\n\"note\": " + json + ",\n\"rooms\": 8\n}");
        write(new Mutation.Put(shape, key, Map.of(note, json + "}")));
        Expectation broken = new Expectation.Holds(shape, key, Map.of(note, json + "}"));
        assertThat(store.writeIf(broken, List.of(new Mutation.Put(shape, key, Map.of(note, "[]")))))
                .isTrue();
        assertThat(store.list(Get.block(shape, List.of("Rome"))))
                .extracting(Row::values)
                .containsExactly(List.of("Rome", "Roma", "[]", 8L));
    }

    @Test
    void a_block_that_is_one_entry_is_a_string() {
        store.create(CITIES);
        write(new Mutation.Put(CITIES, List.of("a:{b}"), Map.of(ROOMS, Long.MAX_VALUE)));
        assertThat(server.texts("KEYS *", 6)).containsOnly("colonnade:families", "{cities:a%3a%7bb%7d}");
        write(new Mutation.Put(CITIES, List.of("a:{b}"), Map.of(TAGS, List.of("new\nline", ","))));
        assertThat(Command.text(server.command("GET {cities:a%3a%7bb%7d}", 6)))
                .isEqualTo("{\n\"rooms\": 9223372036854775807,\n\"tags\": [\"new\\nline\",\",\"]\n}");
        Map<Field, Object> nothing = new LinkedHashMap<>();
        nothing.put(ROOMS, null);
        write(new Mutation.Put(CITIES, List.of("a:{b}"), nothing));
        assertThat(store.scan(CITIES).toList())
                .extracting(Row::values)
                .containsExactly(java.util.Arrays.asList("a:{b}", null, List.of("new\nline", ",")));
    }

    @Test
    void a_drop_that_was_interrupted_is_ended_by_whoever_creates_the_family_again() {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", Map.of()), hotel("Bari", "Nicola", Map.of()));
        server.command("HSET colonnade:families hotels", 6, "dropping 1");
        assertThat(store.families()).isEmpty();
        store.create(HOTELS);
        assertThat(store.scan(HOTELS).toList()).isEmpty();
    }

    @Test
    void names_of_families_may_have_any_characters() {
        Shape odd = new Shape("a*[b]{c}:?", List.of(CITY), List.of(), List.of(ROOMS));
        Shape other = new Shape("ab", List.of(CITY), List.of(), List.of(ROOMS));
        store.create(odd);
        store.create(other);
        write(
                new Mutation.Put(odd, List.of("x"), Map.of(ROOMS, 1L)),
                new Mutation.Put(other, List.of("x"), Map.of(ROOMS, 2L)));
        store.drop(other.name());
        assertThat(store.scan(odd).toList()).hasSize(1);
    }

    @Test
    void scripts_that_the_server_has_forgotten_are_sent_again() {
        store.create(HOTELS);
        server.command("SCRIPT FLUSH");
        write(hotel("Rome", "Roma", Map.of()), hotel("Bari", "Nicola", Map.of()));
        server.command("SCRIPT FLUSH");
        assertThat(store.scan(HOTELS).toList()).hasSize(2);
    }

    /** How many messages with commands of the store's an action sends, by what Redis counts. */
    private List<String> commands(Runnable action) {
        server.command("CONFIG RESETSTAT");
        action.run();
        return Command.text(server.command("INFO commandstats"))
                .lines()
                .filter(l -> l.startsWith("cmdstat_"))
                .map(l -> l.substring("cmdstat_".length(), l.indexOf(",usec")))
                .filter(l -> !l.startsWith("config") && !l.startsWith("select") && !l.startsWith("hello"))
                .sorted()
                .toList();
    }

    @Test
    void blocks_and_entries_are_read_without_a_script_and_their_family_is_asked_for_once_in_a_while() {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", Map.of()), hotel("Rome", "Appia", Map.of()));
        Runnable block = () -> store.list(Get.block(HOTELS, List.of("Rome")));
        assertThat(commands(block)).containsExactly("hget:calls=1", "hgetall:calls=1");
        assertThat(commands(block)).containsExactly("hgetall:calls=1");
        assertThat(commands(() -> store.list(one("Rome", "Roma")))).containsExactly("hget:calls=1");
        assertThat(commands(() -> store.list(one("Rome", "Via")))).containsExactly("hget:calls=2");
    }

    @Test
    void a_family_that_somebody_else_has_dropped_is_missed_at_once() {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", Map.of()));
        Get rome = Get.block(HOTELS, List.of("Rome"));
        assertThat(store.list(rome)).hasSize(1);
        try (Store other = server.open(6, "")) {
            other.drop("hotels");
        }
        assertThatThrownBy(() -> store.list(rome)).hasMessageContaining("has no family hotels");
    }

    private static Get one(String city, String name) {
        return new Get(HOTELS, List.of(city), Range.beginning(List.of(name)), false, OptionalInt.empty());
    }

    @Test
    void a_conditional_write_is_one_script() {
        store.create(HOTELS);
        Map<Field, Object> seven = Map.of(ROOMS, 7L, TAGS, List.of());
        Map<Field, Object> eight = Map.of(ROOMS, 8L, TAGS, List.of());
        assertThat(commands(() -> store.writeIf(
                        new Expectation.Absent(HOTELS, List.of("Rome", "Roma")),
                        List.of(hotel("Rome", "Roma", seven)))))
                .containsExactly("evalsha:calls=1", "hget:calls=2", "hlen:calls=1", "hset:calls=1");
        assertThat(commands(() ->
                        store.writeIf(holds(7L), List.of(hotel("Rome", "Roma", eight), hotel("Rome", "Appia", seven)))))
                .containsExactly("evalsha:calls=1", "hget:calls=2", "hlen:calls=1", "hset:calls=1");
        assertThat(store.list(Get.block(HOTELS, List.of("Rome"))))
                .extracting(r -> r.values().get(1))
                .containsExactly("Appia", "Roma");
    }

    private static Expectation holds(long rooms) {
        return new Expectation.Holds(HOTELS, List.of("Rome", "Roma"), Map.of(ROOMS, rooms));
    }

    @Test
    void a_value_that_another_one_begins_with_is_not_expected() {
        store.create(HOTELS);
        Mutation more = hotel("Rome", "Roma", Map.of(ROOMS, 70L));
        write(hotel("Rome", "Roma", Map.of(ROOMS, 70L)));
        assertThat(store.writeIf(holds(7L), List.of(more))).isFalse();
        assertThat(store.writeIf(holds(0L), List.of(more))).isFalse();
        assertThat(store.writeIf(holds(70L), List.of(more))).isTrue();
        write(hotel("Rome", "Roma", Map.of(TAGS, List.of("\n\"rooms\": 7\n"))));
        assertThat(store.writeIf(holds(7L), List.of(more))).isFalse();
        assertThat(store.writeIf(holds(70L), List.of(more))).isTrue();
    }

    @Test
    void durability_is_what_the_server_says() {
        server.command("CONFIG SET appendfsync everysec");
        try (Store hasty = server.open(6, "")) {
            assertThat(hasty.capabilities().durable()).isFalse();
        } finally {
            server.command("CONFIG SET appendfsync always");
        }
        assertThat(store.capabilities().durable()).isTrue();
    }

    /** Somebody else writes an equal number each time, in another form, so that the entry is never the same. */
    @Test
    @Timeout(30)
    void a_conditional_write_that_others_always_overtake_ends() {
        Field price = new Field("price", new Type.Simple(Scalar.DECIMAL, 8));
        Shape prices = new Shape("prices", List.of(CITY), List.of(), List.of(price));
        List<Object> rome = List.of("Rome");
        store.create(prices);
        AtomicInteger scale = new AtomicInteger();
        Runnable change = () ->
                write(new Mutation.Put(prices, rome, Map.of(price, BigDecimal.ONE.setScale(scale.incrementAndGet()))));
        change.run();
        try (Meddler between = new Meddler(server.port(), change);
                Store slow = RealRedis.open(":secret@" + between.place() + "/6?timeout=1s")) {
            StoreException e = catchThrowableOfType(
                    StoreException.class,
                    () -> slow.writeIf(
                            new Expectation.Holds(prices, rome, Map.of(price, BigDecimal.ONE)),
                            List.of(new Mutation.Put(prices, rome, Map.of(price, BigDecimal.TEN)))));
            assertThat(e.kind()).as(e.getMessage()).isEqualTo(StoreException.Kind.TIMEOUT);
            assertThat(e).hasMessageContaining("[Rome]").hasMessageContaining("?timeout=60s");
            assertThat(scale).hasValueGreaterThan(2);
        }
    }
}
