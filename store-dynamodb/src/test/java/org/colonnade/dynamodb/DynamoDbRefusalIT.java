package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Atomicity;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What DynamoDB refuses in the middle of something leaves nothing in disorder, and nobody deceived. */
class DynamoDbRefusalIT {
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field NAME = new Field("name", new Type.Simple(Scalar.TEXT, 10));
    private static final Field LONG = new Field("long", new Type.Simple(Scalar.TEXT, 10));
    private static final Field NOTE = new Field("note", new Type.Simple(Scalar.TEXT, 10));
    private static final Shape HOTELS =
            new Shape("hotels", List.of(CITY), List.of(new Sorted(NAME, false)), List.of(LONG, NOTE));

    private final RealDynamoDb server = RealDynamoDb.shared();
    private final Store store = server.open("refusal", "&concurrency=1");

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
    }

    private static Mutation put(String city, String name, Field field, int size) {
        return new Mutation.Put(HOTELS, List.of(city, name), Map.of(field, "x".repeat(size)));
    }

    private StoreException refused(Atomicity atomicity, Mutation... mutations) {
        return catchThrowableOfType(StoreException.class, () -> store.write(List.of(mutations), atomicity));
    }

    @Test
    void a_refusal_after_other_blocks_were_written_is_uncertain() {
        store.create(HOTELS);
        StoreException e =
                refused(Atomicity.BLOCK, put("Bari", "a", NOTE, 1), put("Rome", "a", LONG, ItemSize.MOST - 1));
        assertThat(store.scan(HOTELS).toList()).hasSize(1);
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.LOST);
        assertThat(e).hasMessageContaining("400 KB");
    }

    /** More than a server takes in one request, so that it may close the connection before it has read all. */
    @Test
    void what_no_item_has_room_for_is_not_sent() {
        store.create(HOTELS);
        Mutation large = put("Rome", "a", LONG, 32 << 20);
        StoreException e = refused(Atomicity.BLOCK, put("Bari", "a", NOTE, 1), large);
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.VALUE);
        assertThat(e).hasMessageContaining("400 KB");
        Expectation absent = new Expectation.Absent(HOTELS, List.of("Rome", "a"));
        StoreException conditional =
                catchThrowableOfType(StoreException.class, () -> store.writeIf(absent, List.of(large)));
        assertThat(conditional.kind()).as(conditional.getMessage()).isEqualTo(Kind.VALUE);
        assertThat(store.scan(HOTELS).toList()).isEmpty();
    }

    @Test
    void a_change_that_makes_an_entry_too_large_is_taken_back() {
        store.create(HOTELS);
        store.write(List.of(put("Rome", "a", LONG, 300_000)), Atomicity.BLOCK);
        List<Row> before = store.scan(HOTELS).toList();
        StoreException e = refused(Atomicity.BLOCK, put("Rome", "b", NOTE, 1), put("Rome", "a", NOTE, 200_000));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.VALUE);
        assertThat(store.scan(HOTELS).toList()).isEqualTo(before);
        store.write(List.of(put("Rome", "b", NOTE, 1)), Atomicity.BLOCK);
        assertThat(store.scan(HOTELS).toList()).hasSize(2).contains(new Row(Arrays.asList("Rome", "b", null, "x")));
    }

    @Test
    void a_change_of_several_blocks_that_is_taken_back_in_one_is_uncertain() {
        store.create(HOTELS);
        store.write(List.of(put("Rome", "a", LONG, 300_000)), Atomicity.BLOCK);
        StoreException e = refused(
                Atomicity.ALL,
                put("Bari", "a", NOTE, 1),
                put("Bari", "b", NOTE, 1),
                put("Rome", "b", NOTE, 1),
                put("Rome", "a", NOTE, 200_000));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.LOST);
        store.write(List.of(put("Rome", "b", NOTE, 1), put("Bari", "c", NOTE, 1)), Atomicity.ALL);
    }

    /** More entries than one transaction has items, and the last one becomes too large. */
    @Test
    void a_change_that_cannot_be_taken_back_is_uncertain() {
        store.create(HOTELS);
        int last = Transactions.MOST_ITEMS;
        store.write(List.of(put("Rome", name(last), LONG, 300_000)), Atomicity.BLOCK);
        StoreException e = refused(
                Atomicity.BLOCK,
                IntStream.rangeClosed(0, last)
                        .mapToObj(n -> put("Rome", name(n), NOTE, n == last ? 200_000 : 1))
                        .toArray(Mutation[]::new));
        assertThat(store.scan(HOTELS).toList()).hasSize(last + 1);
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.LOST);
        assertThat(e).hasMessageContaining("refusal.hotels").hasMessageContaining("Item size");
    }

    private static String name(int number) {
        return "%03d".formatted(number);
    }

    /** Whoever else comes by takes the change back, or ends it, and the one whose it is learns which. */
    @Test
    void a_change_that_others_take_back_is_not_taken_for_one_that_they_ended() {
        store.create(HOTELS);
        store.write(List.of(put("Rome", "a", LONG, 300_000)), Atomicity.BLOCK);
        assertThat(isEndedByOthers(put("Rome", "c", NOTE, 1), put("Rome", "a", NOTE, 1)))
                .isTrue();
        assertThat(isEndedByOthers(put("Rome", "d", NOTE, 1), put("Rome", "a", NOTE, 200_000)))
                .isFalse();
        assertThat(store.scan(HOTELS).toList())
                .extracting(r -> r.values().get(1))
                .containsExactly("a", "b", "c");
    }

    private boolean isEndedByOthers(Mutation... mutations) {
        DynamoDbOptions options = options();
        Layout layout = Layout.of(HOTELS, "refusal.hotels");
        BlockWrite write =
                BlockWrite.of(layout, BlockChange.of(List.of(mutations)).get(0));
        try (DynamoDbClient client = Clients.open(options)) {
            Items items = new Items(client, client, options.patience());
            Transactions transactions = new Transactions(client, options.patience());
            assertThat(transactions.write(List.of(write.intended()))).isEmpty();
            Head seen = items.head(layout, write.block());
            store.write(List.of(put("Rome", "b", NOTE, 1)), Atomicity.BLOCK);
            return new BlockWriter(transactions, new SingleWrites(client, items, options.patience()), items)
                    .end(layout, write.block(), seen);
        }
    }

    private DynamoDbOptions options() {
        return DynamoDbOptions.of(Address.of("dynamodb://" + server.server().place() + "/refusal"));
    }

    @Test
    void a_table_with_other_keys_is_not_taken_for_that_of_a_family() {
        DynamoDbOptions options = options();
        try (DynamoDbClient client = Clients.open(options)) {
            Tables tables = new Tables(client, options.patience());
            tables.create(Tables.creation("refusal.hotels", "town"));
            StoreException e = catchThrowableOfType(StoreException.class, () -> store.create(HOTELS));
            assertThat(e.kind()).isEqualTo(Kind.SHAPE);
            assertThat(e).hasMessageContaining("refusal.hotels").hasMessageContaining("delete it");
            assertThat(store.families()).isEmpty();
            tables.delete("refusal.hotels");
        }
    }
}
