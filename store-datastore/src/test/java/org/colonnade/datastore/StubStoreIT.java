package org.colonnade.datastore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How families look to other programs, and what only Datastore has. */
class StubStoreIT {
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field NAME = new Field("name", new Type.Simple(Scalar.TEXT, 10));
    private static final Field ROOMS = new Field("rooms", new Type.Simple(Scalar.LONG, 8));
    private static final Shape HOTELS =
            new Shape("hotels", List.of(CITY), List.of(new Sorted(NAME, false)), List.of(ROOMS));
    private static final Shape CITIES = new Shape("hotels_entry", List.of(CITY), List.of(), List.of(ROOMS));
    private static final String ADDRESS = "datastore:stub?namespace=own";

    @TempDir
    Path directory;

    private final Store store = Stores.open(ADDRESS);

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
    }

    private static Mutation hotel(String city, String name, long rooms) {
        return new Mutation.Put(HOTELS, List.of(city, name), Map.of(ROOMS, rooms));
    }

    private static List<Row> hotels(Store store, String city) {
        return store.get(Get.block(HOTELS, List.of(city))).toList();
    }

    @Test
    void a_block_is_an_entity_group_and_an_entry_an_entity_below_its_root() {
        store.create(HOTELS);
        store.write(List.of(hotel("Rome", "Roma", 7), hotel("Rome", "Via Appia", 8)), Atomicity.BLOCK);
        DatastoreOptions options = DatastoreOptions.of(Address.of(ADDRESS));
        Driver driver = StubDriver.open(options);
        EntityKey root = EntityKey.root("hotels", "Rome");
        assertThat(driver.query(new Layout(HOTELS).query(List.of("Rome"))))
                .containsExactly(
                        new StoredEntity(root.child("Roma"), Map.of("rooms", 7L)),
                        new StoredEntity(root.child("Via!20Appia"), Map.of("rooms", 8L)));
        assertThat(driver.lookup(List.of(root))).isEmpty();
        driver.close();
    }

    @Test
    void families_whose_kinds_have_one_name_do_not_see_each_other() {
        store.create(HOTELS);
        store.create(CITIES);
        store.write(
                List.of(hotel("Rome", "Roma", 7), new Mutation.Put(CITIES, List.of("Rome"), Map.of(ROOMS, 1L))),
                Atomicity.ALL);
        assertThat(store.scan(HOTELS).toList()).containsExactly(new Row(List.of("Rome", "Roma", 7L)));
        assertThat(store.scan(CITIES).toList()).containsExactly(new Row(List.of("Rome", 1L)));
        store.drop("hotels_entry");
        assertThat(store.scan(HOTELS).toList()).hasSize(1);
    }

    @Test
    void names_that_datastore_keeps_for_itself_are_written_otherwise() {
        store.create(CITIES);
        for (String city : List.of("__Rome__", "", "%", " ", "a/b:c")) {
            store.write(List.of(new Mutation.Put(CITIES, List.of(city), Map.of(ROOMS, 1L))), Atomicity.BLOCK);
        }
        assertThat(store.scan(CITIES).toList())
                .extracting(r -> r.values().get(0))
                .containsExactlyInAnyOrder("__Rome__", "", "%", " ", "a/b:c");
    }

    @Test
    void sixteen_clients_that_read_and_write_one_block_lose_no_update() {
        store.create(HOTELS);
        store.write(List.of(hotel("Rome", "Roma", 0)), Atomicity.BLOCK);
        ExecutorService clients = Executors.newFixedThreadPool(16);
        List<CompletableFuture<Void>> all = IntStream.range(0, 16)
                .mapToObj(c -> CompletableFuture.runAsync(
                        () -> {
                            for (int i = 0; i < 5; i++) {
                                increment();
                            }
                        },
                        clients))
                .toList();
        all.forEach(CompletableFuture::join);
        clients.shutdown();
        assertThat(hotels(store, "Rome")).containsExactly(new Row(List.of("Rome", "Roma", 80L)));
    }

    private void increment() {
        long rooms;
        do {
            rooms = (Long) hotels(store, "Rome").get(0).values().get(2);
        } while (!store.writeIf(
                new Expectation.Holds(HOTELS, List.of("Rome", "Roma"), Map.of(ROOMS, rooms)),
                List.of(hotel("Rome", "Roma", rooms + 1))));
    }

    @Test
    void a_transaction_collides_with_another_one_on_the_same_group_only() {
        store.create(HOTELS);
        Driver driver = StubDriver.open(DatastoreOptions.of(Address.of(ADDRESS)));
        Layout layout = new Layout(HOTELS);
        for (String city : List.of("Rome", "Bari")) {
            try (Driver.Transaction transaction = driver.begin(false)) {
                transaction.lookup(List.of(layout.key(List.of("Rome", "Roma"))));
                store.write(List.of(hotel(city, "Other", 1)), Atomicity.BLOCK);
                StoredEntity roma = layout.entity(layout.key(List.of("Rome", "Roma")), List.of(1L));
                Optional<CollisionException> collision = Optional.ofNullable(catchThrowableOfType(
                        CollisionException.class, () -> transaction.commit(List.of(roma), List.of())));
                assertThat(collision.isPresent()).isEqualTo(city.equals("Rome"));
            }
        }
        driver.close();
    }

    @Test
    void as_many_blocks_as_datastore_allows_are_written_together_and_no_more() {
        store.create(HOTELS);
        List<Mutation> puts = new ArrayList<>();
        IntStream.range(0, 25).forEach(i -> puts.add(hotel("c" + i, "n", i)));
        store.write(puts, Atomicity.ALL);
        assertThat(store.scan(HOTELS).toList()).hasSize(25);
        puts.add(hotel("one more", "n", 1));
        StoreException e = catchThrowableOfType(StoreException.class, () -> store.write(puts, Atomicity.ALL));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.UNSUPPORTED);
        assertThat(store.scan(HOTELS).toList()).hasSize(25);
    }

    @Test
    void keys_and_values_that_are_too_large_are_refused() {
        store.create(HOTELS);
        StoreException key = catchThrowableOfType(
                StoreException.class, () -> store.write(List.of(hotel("x".repeat(1_600), "Roma", 1)), Atomicity.BLOCK));
        assertThat(key.kind()).isEqualTo(StoreException.Kind.VALUE);
        Field text = new Field("text", new Type.Simple(Scalar.TEXT, 10));
        Shape notes = new Shape("notes", List.of(CITY), List.of(), List.of(text));
        store.create(notes);
        StoreException value = catchThrowableOfType(
                StoreException.class,
                () -> store.write(
                        List.of(new Mutation.Put(notes, List.of("Rome"), Map.of(text, "x".repeat(1_100_000)))),
                        Atomicity.BLOCK));
        assertThat(value.kind()).as(value.getMessage()).isEqualTo(StoreException.Kind.VALUE);
    }

    @Test
    void a_stub_with_a_directory_keeps_what_was_written_when_it_is_closed() {
        String address = "datastore:" + directory.resolve("data");
        try (Store kept = Stores.open(address)) {
            kept.create(HOTELS);
            kept.write(List.of(hotel("Rome", "Roma", 7)), Atomicity.BLOCK);
        }
        try (Store again = Stores.open(address);
                Store shared = Stores.open(address)) {
            assertThat(hotels(again, "Rome")).containsExactly(new Row(List.of("Rome", "Roma", 7L)));
            shared.write(List.of(hotel("Rome", "Appia", 1)), Atomicity.BLOCK);
            assertThat(hotels(again, "Rome")).hasSize(2);
            assertThat(again.capabilities().durable()).isFalse();
        }
        assertThat(store.families()).isEmpty();
    }

    @Test
    void a_refusal_after_other_blocks_were_written_is_uncertain() {
        Field text = new Field("text", new Type.Simple(Scalar.TEXT, 10));
        Shape notes = new Shape("notes", List.of(CITY), List.of(), List.of(text));
        store.create(notes);
        List<Mutation> puts = List.of(
                new Mutation.Put(notes, List.of("Bari"), Map.of(text, "x")),
                new Mutation.Put(notes, List.of("Rome"), Map.of(text, "x".repeat(1_100_000))));
        StoreException e = catchThrowableOfType(StoreException.class, () -> store.write(puts, Atomicity.BLOCK));
        boolean partly = !store.scan(notes).toList().isEmpty();
        assertThat(e.kind())
                .as(e.getMessage())
                .isEqualTo(partly ? StoreException.Kind.LOST : StoreException.Kind.VALUE);
    }
}
