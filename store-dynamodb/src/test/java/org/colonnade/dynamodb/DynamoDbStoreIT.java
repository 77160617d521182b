package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Atomicity;
import org.colonnade.store.BlockChange;
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
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How families look to other programs, and what only DynamoDB has. */
class DynamoDbStoreIT {
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field NAME = new Field("name", new Type.Simple(Scalar.TEXT, 10));
    private static final Field ROOMS = new Field("rooms", new Type.Simple(Scalar.LONG, 8));
    private static final Field NOTE = new Field("note", new Type.Simple(Scalar.TEXT, 10));
    private static final Shape HOTELS =
            new Shape("hotels", List.of(CITY), List.of(new Sorted(NAME, false)), List.of(ROOMS, NOTE));
    private static final Shape SIZES = new Shape("sizes", List.of(ROOMS), List.of(), List.of(NOTE));

    private static final Layout HOTELS_TABLE = Layout.of(HOTELS, "own.hotels");

    private final RealDynamoDb server = RealDynamoDb.shared();
    private final Store store = server.open("own", "");
    private final DynamoDbOptions options =
            DynamoDbOptions.of(Address.of("dynamodb://" + server.server().place() + "/own"));
    private final DynamoDbClient client = Clients.open(options);

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
        client.close();
    }

    private static Mutation hotel(String city, String name, long rooms) {
        return new Mutation.Put(HOTELS, List.of(city, name), Map.of(ROOMS, rooms));
    }

    private static Row row(String city, String name, long rooms) {
        return new Row(Arrays.asList(city, name, rooms, null));
    }

    private void write(Mutation... mutations) {
        store.write(List.of(mutations), Atomicity.BLOCK);
    }

    private List<Map<String, AttributeValue>> items(String table) {
        return client.scan(s -> s.tableName(table).consistentRead(true)).items();
    }

    /** The service tells them apart; this server does not. */
    @Test
    void a_family_that_differs_from_another_in_case_is_refused_with_advice() {
        store.create(HOTELS);
        Shape alike = new Shape("Hotels", List.of(CITY), HOTELS.entry(), HOTELS.values());
        StoreException e = catchThrowableOfType(StoreException.class, () -> store.create(alike));
        assertThat(e.kind()).isEqualTo(Kind.SHAPE);
        assertThat(e).hasMessageContaining("beside hotels").hasMessageContaining("differ only in case");
        assertThat(store.families()).containsExactly("hotels");
    }

    @Test
    void a_small_block_is_one_item() {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", 7), hotel("Rome", "Via: Appia", 8));
        List<Map<String, AttributeValue>> items = items("own.hotels");
        assertThat(items).hasSize(1);
        assertThat(items.get(0)).containsOnlyKeys("city", "entry", "version", "bytes", "/Roma", "/Via%3a Appia");
        assertThat(items.get(0).get("entry").b().asByteArray()).containsExactly(0);
        assertThat(items.get(0).get("/Roma").m()).containsOnlyKeys("rooms");
        assertThat(items.get(0).get("/Roma").m().get("rooms").n()).isEqualTo("7");
    }

    @Test
    void a_large_block_is_the_items_under_one_partition_key() {
        store.create(HOTELS);
        spread(hotel("Rome", "Roma", 7), hotel("Rome", "Appia", 8));
        List<Map<String, AttributeValue>> items = items("own.hotels");
        assertThat(items).hasSize(3).allMatch(i -> i.get("city").s().equals("Rome"));
        assertThat(items.get(0).get("entry").b().asByteArray()).containsExactly(0);
        assertThat(items.get(0)).containsOnlyKeys("city", "entry", "version");
        assertThat(items.get(1).get("entry").b().asUtf8String()).isEqualTo("\1Appia\0\0");
        assertThat(items.get(1)).containsOnlyKeys("city", "entry", "name", "rooms");
        assertThat(items.get(1).get("name").s()).isEqualTo("Appia");
        assertThat(items.get(1).get("rooms").n()).isEqualTo("8");
        assertThat(items("own-families").get(0).get("columns").s()).isEqualTo(HOTELS.layout());
    }

    @Test
    void a_block_that_is_one_entry_is_one_item() {
        store.create(SIZES);
        write(new Mutation.Put(SIZES, List.of(7L), Map.of(NOTE, "small")));
        assertThat(items("own.sizes").get(0)).containsOnlyKeys("rooms", "version", "note");
        assertThat(items("own.sizes").get(0).get("rooms").n()).isEqualTo("7");
        write(new Mutation.Delete(SIZES, List.of(7L)));
        assertThat(items("own.sizes")).isEmpty();
    }

    @Test
    void nothing_is_left_of_a_block_that_was_cleared() {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", 7), hotel("Rome", "Appia", 8));
        write(new Mutation.Clear(HOTELS, List.of("Rome")));
        assertThat(items("own.hotels")).isEmpty();
    }

    /** Makes a spread block, which nothing is being made of. */
    private void spread(Mutation... mutations) {
        leave(mutations);
        Items items = new Items(client, client, options.patience());
        AttributeValue block = HOTELS_TABLE.block(mutations[0].block());
        writer(items).end(HOTELS_TABLE, block, items.head(HOTELS_TABLE, block));
    }

    private BlockWriter writer(Items items) {
        Transactions transactions = new Transactions(client, options.patience());
        return new BlockWriter(transactions, new SingleWrites(client, items, options.patience()), items);
    }

    /** As if the client had died after the first step of a write, or in the middle of the second. */
    private void leave(Mutation... mutations) {
        BlockWrite write =
                BlockWrite.of(HOTELS_TABLE, BlockChange.of(List.of(mutations)).get(0));
        Transactions transactions = new Transactions(client, options.patience());
        assertThat(transactions.write(List.of(write.intended()))).isEmpty();
        ItemChange first = write.intention().changes().get(0);
        transactions.write(List.of(
                ItemWrite.of("own.hotels", HOTELS_TABLE.item(write.block(), first.code()), first, Condition.NONE)));
    }

    @Test
    void a_write_that_was_left_halfway_is_seen_whole() {
        store.create(HOTELS);
        spread(hotel("Rome", "Roma", 1), hotel("Rome", "Appia", 1));
        write(hotel("Bari", "Nicola", 1));
        leave(
                hotel("Rome", "Roma", 2),
                hotel("Rome", "Tevere", 2),
                new Mutation.Delete(HOTELS, List.of("Rome", "Appia")));
        List<Row> rome = List.of(row("Rome", "Roma", 2), row("Rome", "Tevere", 2));
        assertThat(store.get(Get.block(HOTELS, List.of("Rome"))).toList()).isEqualTo(rome);
        assertThat(store.scan(HOTELS).toList())
                .containsExactlyInAnyOrder(rome.get(0), rome.get(1), row("Bari", "Nicola", 1));
        Get last = new Get(HOTELS, List.of("Rome"), Range.ALL, true, OptionalInt.of(1));
        assertThat(store.getAll(List.of(last))).containsExactly(List.of(rome.get(1)));
        assertThat(items("own.hotels")).anyMatch(i -> i.containsKey("intention"));
    }

    @Test
    void a_write_that_was_left_halfway_is_ended_by_the_next() {
        store.create(HOTELS);
        spread(hotel("Rome", "Roma", 1), hotel("Rome", "Appia", 1));
        leave(hotel("Rome", "Roma", 2), hotel("Rome", "Tevere", 2));
        Expectation two = new Expectation.Holds(HOTELS, List.of("Rome", "Tevere"), Map.of(ROOMS, 2L));
        assertThat(store.writeIf(two, List.of(hotel("Rome", "Tevere", 3)))).isTrue();
        leave(hotel("Rome", "Appia", 4), new Mutation.Delete(HOTELS, List.of("Rome", "Roma")));
        write(hotel("Rome", "Ultima", 5));
        assertThat(items("own.hotels")).hasSize(4).noneMatch(i -> i.containsKey("intention"));
        assertThat(store.scan(HOTELS).toList())
                .containsExactly(row("Rome", "Appia", 4), row("Rome", "Tevere", 3), row("Rome", "Ultima", 5));
    }

    @Test
    void a_block_of_more_entries_than_a_transaction_has_is_written_and_cleared_as_a_whole() {
        store.create(HOTELS);
        write(IntStream.range(0, 250)
                .mapToObj(i -> new Mutation.Put(HOTELS, List.of("Rome", "h" + i), Map.of(NOTE, "x".repeat(300))))
                .toArray(Mutation[]::new));
        assertThat(store.scan(HOTELS).toList()).hasSize(250);
        write(new Mutation.Clear(HOTELS, List.of("Rome")), hotel("Rome", "h1", -1));
        assertThat(store.scan(HOTELS).toList()).containsExactly(row("Rome", "h1", -1));
    }

    @Test
    void a_hundred_blocks_are_changed_together_and_more_are_refused() {
        store.create(HOTELS);
        List<Mutation> puts =
                IntStream.range(0, 101).mapToObj(i -> hotel("city" + i, "h", i)).toList();
        StoreException e = catchThrowableOfType(StoreException.class, () -> store.write(puts, Atomicity.ALL));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.UNSUPPORTED);
        store.write(puts.subList(0, 100), Atomicity.ALL);
        assertThat(store.scan(HOTELS).toList()).hasSize(100);
    }

    @Test
    void what_does_not_fit_into_an_item_is_refused_as_a_whole() {
        store.create(HOTELS);
        Map<Field, Object> large = Map.of(NOTE, "x".repeat(250_000));
        StoreException e = catchThrowableOfType(
                StoreException.class,
                () -> write(
                        new Mutation.Put(HOTELS, List.of("Rome", "a"), large),
                        new Mutation.Put(HOTELS, List.of("Rome", "b"), large)));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.VALUE);
        assertThat(e).hasMessageContaining("write fewer at once");
        assertThat(store.scan(HOTELS).toList()).isEmpty();
    }

    @Test
    void sixteen_clients_lose_no_update() throws InterruptedException {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", 0));
        List<Thread> clients = IntStream.range(0, 16)
                .mapToObj(c -> new Thread(() -> {
                    try (Store own = RealDynamoDb.open(server.server().place() + "/own?timeout=300s")) {
                        IntStream.range(0, 10).forEach(i -> increment(own));
                    }
                }))
                .toList();
        clients.forEach(Thread::start);
        for (Thread thread : clients) {
            thread.join();
        }
        assertThat(store.scan(HOTELS).toList()).containsExactly(row("Rome", "Roma", 160));
    }

    private static void increment(Store store) {
        long rooms;
        do {
            rooms = (Long) store.get(Get.block(HOTELS, List.of("Rome")))
                    .next()
                    .values()
                    .get(2);
        } while (!store.writeIf(
                new Expectation.Holds(HOTELS, List.of("Rome", "Roma"), Map.of(ROOMS, rooms)),
                List.of(hotel("Rome", "Roma", rooms + 1))));
    }
}
