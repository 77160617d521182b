package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Blocks are one item while they are small, and spread when they have grown. */
class GrowingBlocksIT {
    private static final Field GAME = new Field("game", new Type.Simple(Scalar.TEXT, 10));
    private static final Field ENTRY = new Field("entry", new Type.Simple(Scalar.TEXT, 10));
    private static final Field VALUE = new Field("value", new Type.Simple(Scalar.TEXT, 10));
    private static final Shape GAMES =
            new Shape("games", List.of(GAME), List.of(new Sorted(ENTRY, false)), List.of(VALUE));
    private static final String COUNT = "!";

    private final RealDynamoDb server = RealDynamoDb.shared();
    private final Store store = server.open("growing", "");

    @BeforeEach
    void make() {
        store.create(GAMES);
    }

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
    }

    private static Mutation put(String entry, String value) {
        return new Mutation.Put(GAMES, List.of("g", entry), Map.of(VALUE, value));
    }

    private void write(Mutation... mutations) {
        store.write(List.of(mutations), Atomicity.BLOCK);
    }

    private List<Map<String, AttributeValue>> items() {
        DynamoDbOptions options =
                DynamoDbOptions.of(Address.of("dynamodb://" + server.server().place() + "/growing"));
        try (DynamoDbClient client = Clients.open(options)) {
            return client.scan(s -> s.tableName("growing.games").consistentRead(true))
                    .items();
        }
    }

    private List<Row> rows() {
        return store.list(Get.block(GAMES, List.of("g")));
    }

    @Test
    void a_block_is_spread_when_it_outgrows_its_item() {
        int most = 31;
        for (int i = 0; i < most; i++) {
            write(put("r" + i, "x".repeat(1_000)));
            assertThat(rows()).hasSize(i + 1);
        }
        assertThat(items()).hasSize(1);
        write(put("z", "x".repeat(1_000)));
        assertThat(items()).hasSize(most + 2);
        assertThat(items().get(0)).containsOnlyKeys("game", "entry_", "version");
        assertThat(rows()).hasSize(most + 1).isEqualTo(store.scan(GAMES).toList());
    }

    @Test
    void a_block_is_not_spread_by_what_is_written_again() {
        for (int i = 0; i < 100; i++) {
            write(put(COUNT, "" + i), put("r", "x".repeat(2_000 + i)));
        }
        assertThat(items()).hasSize(1);
        assertThat(rows()).hasSize(2);
    }

    @Test
    void a_large_entry_and_a_few_small_ones_stay_together() {
        write(put("r", "x".repeat(100_000)), put(COUNT, "1"));
        write(put("r", "y".repeat(120_000)), put(COUNT, "2"));
        assertThat(items()).hasSize(1);
        assertThat(rows())
                .extracting(r -> ((String) r.values().get(2)).length())
                .containsExactly(1, 120_000);
    }

    @Test
    void a_large_entry_is_not_written_again_for_each_small_one_that_comes() {
        write(put("r", "x".repeat(100_000)));
        write(put(COUNT, "1"));
        assertThat(items()).hasSize(3);
        assertThat(rows()).hasSize(2);
    }

    @Test
    void a_large_block_may_become_small_again() {
        Mutation[] many = new Mutation[200];
        for (int i = 0; i < many.length; i++) {
            many[i] = put("r" + i, "x".repeat(1_000));
        }
        write(many);
        assertThat(items()).hasSize(201);
        write(new Mutation.Clear(GAMES, List.of("g")));
        assertThat(items()).isEmpty();
        write(put("r", "x"));
        assertThat(items()).hasSize(1);
        assertThat(rows()).containsExactly(new Row(List.of("g", "r", "x")));
    }

    @Test
    void a_block_that_others_have_made_small_again_is_cleared() {
        for (int i = 0; i < 50; i++) {
            write(put("r" + i, "x".repeat(1_000)));
        }
        try (Store other = server.open("growing", "")) {
            other.write(List.of(new Mutation.Clear(GAMES, List.of("g"))), Atomicity.BLOCK);
            other.write(List.of(put("r", "x")), Atomicity.BLOCK);
        }
        write(new Mutation.Clear(GAMES, List.of("g")));
        assertThat(rows()).isEmpty();
    }

    @Test
    void a_block_of_many_small_entries_and_a_large_one_can_be_spread() {
        int all = 0;
        while (all < 2_500) {
            List<Mutation> some = new ArrayList<>();
            some.add(put("large", "x".repeat(20_000 + all)));
            for (int i = 0; i < 99; i++) {
                some.add(put("r[" + all++ + "]", "y".repeat(70)));
            }
            store.write(some, Atomicity.BLOCK);
        }
        write(put("small", "z"));
        assertThat(rows()).hasSize(all + 2);
    }

    @Test
    void many_entries_are_one_item_if_they_are_small() {
        Mutation[] many = new Mutation[150];
        for (int i = 0; i < many.length; i++) {
            many[i] = put("r" + i, "v");
        }
        write(many);
        assertThat(items()).hasSize(1);
        assertThat(rows()).hasSize(150);
    }

    /** Each client adds entries and counts them in the same write, while the block is spread under their hands. */
    @Test
    void nothing_is_lost_nor_seen_in_part_while_a_block_grows() throws InterruptedException, ExecutionException {
        write(put(COUNT, "0"));
        int clients = 8;
        int each = 6;
        AtomicBoolean ended = new AtomicBoolean();
        ExecutorService threads = Executors.newFixedThreadPool(clients + 1);
        try {
            Future<Integer> reader = threads.submit(() -> {
                int readings = 0;
                while (!ended.get()) {
                    List<Row> rows = rows();
                    assertThat(rows.get(0).values().get(2)).isEqualTo("" + (rows.size() - 1));
                    readings++;
                }
                return readings;
            });
            List<Future<?>> writers = new ArrayList<>();
            for (int c = 0; c < clients; c++) {
                String name = "c" + c;
                writers.add(threads.submit(() -> {
                    for (int i = 0; i < each; i++) {
                        add(name + i);
                    }
                }));
            }
            for (Future<?> writer : writers) {
                writer.get();
            }
            ended.set(true);
            assertThat(reader.get()).isPositive();
        } finally {
            threads.shutdownNow();
        }
        assertThat(rows()).hasSize(clients * each + 1);
        assertThat(rows().get(0).values().get(2)).isEqualTo("" + clients * each);
        assertThat(items()).hasSize(clients * each + 2);
    }

    private void add(String entry) {
        String count;
        do {
            count = (String) rows().get(0).values().get(2);
        } while (!store.writeIf(
                new Expectation.Holds(GAMES, List.of("g", COUNT), Map.of(VALUE, count)),
                List.of(put(COUNT, "" + (Integer.parseInt(count) + 1)), put(entry, "x".repeat(1_200)))));
    }
}
