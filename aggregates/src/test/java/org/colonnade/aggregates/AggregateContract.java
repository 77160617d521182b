package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.design.Design;
import org.colonnade.partition.RandomAggregate;
import org.colonnade.store.OrderedStore;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What aggregates do on every store, whichever way they are cut. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class AggregateContract {
    static final Design DESIGN = TestDesigns.of("""
            value Item { number int  label text? }
            value Box { width int?  height int?  marks text[2] }
            value Line { product text  items Item[2] }
            entity Parcel { id key text  count int  note text?  box Box?  items Item[3]  lines Line[2] }
            entity Counter { id key long  left int  right int  log int[100] }
            """);
    private static final int CLIENTS = 16;

    private Store store;

    public record Item(int number, String label) {}

    public record Box(Integer width, Integer height, List<String> marks) {}

    public record Line(String product, List<Item> items) {}

    public record Parcel(String id, int count, String note, Box box, List<Item> items, List<Line> lines) {}

    public record Counter(long id, int left, int right, List<Integer> log) {}

    /** Opens the store, always on the same data. */
    protected abstract Store open();

    /** How many changes each client makes. */
    protected int changes() {
        return 20;
    }

    @BeforeAll
    final void openStore() {
        store = open();
    }

    @BeforeEach
    final void dropFamilies() {
        store.drop("Parcel");
        store.drop("Counter");
    }

    @AfterAll
    final void closeStore() {
        store.drop("Parcel");
        store.drop("Counter");
        store.close();
    }

    private Aggregates<Parcel> parcels(String partition) {
        return parcels(store, partition);
    }

    private static Aggregates<Parcel> parcels(Store store, String partition) {
        return AggregateStore.on(store, DESIGN).cut("Parcel", partition).of(Parcel.class);
    }

    private static Parcel parcel(String id) {
        return new Parcel(
                id,
                2,
                null,
                new Box(3, null, List.of("up")),
                List.of(new Item(1, "one"), new Item(2, null)),
                List.of(new Line("nut", List.of(new Item(7, null))), new Line("bolt", List.of())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "items[*]", "items[*], lines[*].items[*].label, box.width+count"})
    void keeps_what_is_put(String partition) {
        Aggregates<Parcel> parcels = parcels(partition);
        parcels.put(parcel("a"));
        parcels.put(parcel("b"));
        assertThat(parcels.get("a")).contains(parcel("a"));
        assertThat(parcels.get("c")).isEmpty();
        Parcel small = new Parcel("a", 0, "less", null, List.of(), List.of());
        parcels.put(small);
        assertThat(parcels.get("a")).contains(small);
        assertThat(parcels.delete("a")).isTrue();
        assertThat(parcels.delete("a")).isFalse();
        assertThat(parcels.get("a")).isEmpty();
        assertThat(parcels.get("b")).contains(parcel("b"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "items[*]", "items[*], lines[*].items[*].label, box.width+count"})
    void reads_parts(String partition) {
        Aggregates<Parcel> parcels = parcels(partition);
        parcels.put(parcel("a"));
        assertThat(parcels.get("a", "count", Integer.class)).contains(2);
        assertThat(parcels.get("a", "note", String.class)).isEmpty();
        assertThat(parcels.get("a", "items[1]", Item.class)).contains(new Item(2, null));
        assertThat(parcels.get("a", "items[2]", Item.class)).isEmpty();
        assertThat(parcels.get("a", "box", Box.class)).contains(new Box(3, null, List.of("up")));
        assertThat(parcels.get("a", "lines[0].items[0].number", Integer.class)).contains(7);
        assertThat(parcels.list("a", "items", Item.class)).isEqualTo(parcel("a").items());
        assertThat(parcels.list("a", "items[*].number", Integer.class)).containsExactly(1, 2);
        assertThat(parcels.list("a", "lines[1].items", Item.class)).isEmpty();
        assertThat(parcels.get("b", "count", Integer.class)).isEmpty();
    }

    @Test
    void any_edits_of_any_partition_do_what_they_do_to_the_value() {
        List<String> partitions = List.of(
                "eao", "etf", "items[*]", "items[*], lines[*].items[*].label, box.width+count", "lines[*].product");
        for (int seed = 0; seed < 10 * partitions.size(); seed++) {
            String partition = partitions.get(seed % partitions.size());
            AggregateStore aggregates = AggregateStore.on(store, DESIGN).cut("Parcel", partition);
            checkEdits(aggregates, aggregates.cut("Parcel", "etf").of("Parcel"), seed);
        }
    }

    private static void checkEdits(AggregateStore aggregates, Aggregates<ComplexValue> others, long seed) {
        Aggregates<ComplexValue> parcels = aggregates.of("Parcel");
        Random random = new Random(seed);
        RandomAggregate any = new RandomAggregate(seed);
        RandomEdits edits = new RandomEdits(aggregates.partition("Parcel").aggregate(), random, any);
        ComplexValue value = edits.whole();
        parcels.put(value);
        String id = edits.id(value);
        for (int step = 0; step < 12; step++) {
            Edit edit = edits.next(value);
            Aggregates<ComplexValue> client = random.nextInt(4) == 0 ? others : parcels;
            try {
                value = edit.apply(value);
                RandomEdits.add(client.edit(id), edit).commit();
            } catch (IllegalArgumentException e) {
                Edits same = RandomEdits.add(client.edit(id), edit);
                assertThatThrownBy(same::commit).isInstanceOf(IllegalArgumentException.class);
            }
            assertThat(client.get(id)).as("%s after %s", seed, edit).contains(value);
            AccessPath path = any.path(aggregates.partition("Parcel").aggregate());
            Optional<ComplexValue> part = Optional.of(value.at(path)).filter(v -> !v.isAbsent());
            assertThat(parcels.part(id, path.toString()))
                    .as("%s: %s", seed, path)
                    .isEqualTo(part);
            assertThat(others.part(id, path.toString()))
                    .as("%s: %s, by one who cuts otherwise", seed, path)
                    .isEqualTo(part);
        }
    }

    @Test
    void disjoint_changes_of_one_aggregate_collide() {
        parcels("etf").put(parcel("a"));
        Aggregates<Parcel> late =
                parcels(new DisturbedStore(store, () -> parcels("etf").set("a", "note", "mine")), "etf");
        assertThatThrownBy(() -> late.set("a", "count", 9))
                .isInstanceOf(ConflictException.class)
                .hasMessage("Parcel:a was changed by somebody else at the same time; nothing was written: "
                        + "read it again and retry, or use withRetries");
        assertThat(parcels("etf").get("a", "count", Integer.class)).contains(2);
        assertThat(parcels("etf").get("a", "note", String.class)).contains("mine");
    }

    @Test
    void a_change_that_collided_is_tried_again_if_so_wanted() {
        parcels("items[*]").put(parcel("a"));
        Store disturbed = new DisturbedStore(store, () -> parcels("items[*]").append("a", "items", new Item(3, null)));
        parcels(disturbed, "items[*]").withRetries(Retries.upTo(3)).append("a", "items", new Item(4, null));
        assertThat(parcels("items[*]").list("a", "items[*].number", Integer.class))
                .containsExactly(1, 2, 3, 4);
    }

    @Test
    void what_was_read_is_replaced_only_if_it_is_still_the_same() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        parcels.create(parcel("a"));
        assertThatThrownBy(() -> parcels.create(parcel("a"))).isInstanceOf(ConflictException.class);
        Versioned<Parcel> read = parcels.read("a").orElseThrow();
        parcels.set("a", "note", "mine");
        assertThatThrownBy(() -> parcels.replace(read, parcel("a"))).isInstanceOf(ConflictException.class);
        Versioned<Parcel> again = parcels.read("a").orElseThrow();
        parcels.replace(again, parcel("a"));
        assertThat(parcels.get("a")).contains(parcel("a"));
        assertThatThrownBy(() -> parcels.replace(again, parcel("a"))).isInstanceOf(ConflictException.class);
        Versioned<Parcel> old = parcels.read("a").orElseThrow();
        parcels.delete("a");
        parcels.create(parcel("a"));
        assertThatThrownBy(() -> parcels.replace(old, parcel("a")))
                .as("it is another one, though it looks the same")
                .isInstanceOf(ConflictException.class);
    }

    @Test
    void several_edits_take_place_together() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        parcels.put(parcel("a"));
        parcels.edit("a")
                .append("items", new Item(3, null))
                .set("count", 3)
                .set("items[0].label", "first")
                .commit();
        assertThat(parcels.get("a", "count", Integer.class)).contains(3);
        assertThat(parcels.list("a", "items", Item.class))
                .containsExactly(new Item(1, "first"), new Item(2, null), new Item(3, null));
    }

    @Test
    void parts_are_updated() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        parcels.put(parcel("a"));
        parcels.update("a", "count", Integer.class, c -> c + 1);
        parcels.update("a", "items[0]", Item.class, i -> new Item(i.number() + 1, i.label()));
        parcels.update("a", p -> new Parcel(p.id(), p.count() + 1, "x", null, p.items(), List.of()));
        assertThat(parcels.get("a"))
                .contains(new Parcel("a", 4, "x", null, List.of(new Item(2, "one"), new Item(2, null)), List.of()));
    }

    @Test
    void refuses_what_the_class_does_not_have() {
        Aggregates<Parcel> parcels = parcels("etf");
        parcels.put(parcel("a"));
        assertThatThrownBy(() -> parcels.set("a", "cuont", 1))
                .hasMessage("Parcel has no `cuont`, did you mean `count`?");
        assertThatThrownBy(() -> parcels.set("a", "count", "many"))
                .hasMessage("`count` of Parcel: should be a value of type int, and is \"many\"");
        assertThatThrownBy(() -> parcels.remove("a", "count")).hasMessage("`count` of Parcel needs a value");
        assertThatThrownBy(() -> parcels.set("a", "id", "b"))
                .hasMessage("`id` is the key of Parcel, which never changes");
        assertThatThrownBy(() -> parcels.set("a", "items[7].label", "x"))
                .hasMessage("there is no `items[7]` to change");
        assertThatThrownBy(() -> parcels.append("a", "count", 1)).hasMessage("`count` of Parcel is no collection");
        assertThatThrownBy(() -> parcels.append("b", "items", new Item(1, null)))
                .isInstanceOf(NoSuchAggregateException.class)
                .hasMessage("there is no Parcel:b to change; put it first");
        assertThatThrownBy(() -> parcels.get(5)).hasMessageStartingWith("a key of Parcel: ");
        assertThatThrownBy(() -> parcels.update("a", p -> parcel("b")))
                .hasMessage("an update cannot give Parcel:a another key: Parcel:b");
        assertThat(parcels.get("a")).contains(parcel("a"));
    }

    @Test
    void all_are_found() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        IntStream.range(0, 230).forEach(i -> parcels.put(parcel("p" + i)));
        parcels.delete("p7");
        try (Stream<Parcel> all = parcels.all()) {
            List<Parcel> found = all.toList();
            assertThat(found).hasSize(229).allMatch(p -> p.equals(parcel(p.id())));
            assertThat(new TreeSet<>(found.stream().map(Parcel::id).toList())).hasSize(229);
        }
    }

    @Test
    void ranges_of_keys_are_found_where_the_store_has_an_order() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        for (String id : List.of("d", "a", "b", "c", "bb")) {
            parcels.put(parcel(id));
        }
        if (store instanceof OrderedStore) {
            assertThat(ids(parcels, "b", "d")).containsExactly("b", "bb", "c");
            assertThat(ids(parcels, null, "b")).containsExactly("a");
            assertThat(ids(parcels, "c", null)).containsExactly("c", "d");
        } else {
            assertThatThrownBy(() -> parcels.range("b", "d"))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("in no order of keys");
        }
    }

    private static List<String> ids(Aggregates<Parcel> parcels, String from, String to) {
        try (Stream<Parcel> range = parcels.range(from, to)) {
            return range.map(Parcel::id).toList();
        }
    }

    @Test
    void large_aggregates_are_whole() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        List<Item> items = IntStream.range(0, 1500)
                .mapToObj(i -> new Item(i, "label " + i))
                .toList();
        Parcel large = new Parcel("a", 1, null, null, items, List.of());
        parcels.put(large);
        parcels.append("a", "items", new Item(1500, null));
        assertThat(parcels.list("a", "items[*].number", Integer.class))
                .isEqualTo(IntStream.rangeClosed(0, 1500).boxed().toList());
        assertThat(parcels.get("a", "items[1234].label", String.class)).contains("label 1234");
    }

    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "log[*]"})
    void no_update_of_many_clients_is_lost_and_nobody_sees_half_an_aggregate(String partition) throws Exception {
        Aggregates<Counter> counters = AggregateStore.on(store, DESIGN)
                .cut("Counter", partition)
                .of(Counter.class)
                .withRetries(Retries.upTo(10_000));
        for (long id = 0; id < 3; id++) {
            counters.put(new Counter(id, 0, 0, List.of()));
        }
        AtomicBoolean done = new AtomicBoolean();
        List<Runnable> clients = new ArrayList<>();
        for (int client = 0; client < CLIENTS; client++) {
            int mine = client;
            clients.add(() -> IntStream.range(0, changes()).forEach(i -> count(counters, mine, i)));
        }
        ExecutorService reader = Executors.newSingleThreadExecutor();
        Future<?> reading = reader.submit(() -> {
            while (!done.get()) {
                for (long id = 0; id < 3; id++) {
                    assertWhole(counters.get(id).orElseThrow());
                }
            }
        });
        run(clients);
        done.set(true);
        reading.get(60, TimeUnit.SECONDS);
        reader.shutdown();
        int total = 0;
        for (long id = 0; id < 3; id++) {
            Counter counter = counters.get(id).orElseThrow();
            assertWhole(counter);
            assertThat(counter.log()).doesNotHaveDuplicates();
            total += counter.left();
        }
        assertThat(total).isEqualTo(CLIENTS * changes());
    }

    /** Half of the changes are updates, half of them replace what was read before. */
    private static void count(Aggregates<Counter> counters, int client, int change) {
        long id = (client + change) % 3;
        int number = client * 1000 + change;
        if (change % 2 == 0) {
            counters.update(id, c -> new Counter(id, c.left() + 1, c.right() + 1, with(c.log(), number)));
        } else {
            Versioned<Counter> read;
            do {
                read = counters.read(id).orElseThrow();
            } while (!replaced(counters, read, number));
        }
    }

    private static boolean replaced(Aggregates<Counter> counters, Versioned<Counter> read, int number) {
        Counter old = read.value();
        try {
            counters.replace(read, new Counter(old.id(), old.left() + 1, old.right() + 1, with(old.log(), number)));
            return true;
        } catch (ConflictException e) {
            return false;
        }
    }

    private static List<Integer> with(List<Integer> list, int more) {
        return Stream.concat(list.stream(), Stream.of(more)).toList();
    }

    private static void assertWhole(Counter counter) {
        assertThat(counter.right()).isEqualTo(counter.left());
        assertThat(counter.log()).hasSize(counter.left());
    }

    @Test
    void no_element_that_many_clients_append_is_lost() throws Exception {
        Aggregates<Counter> counters = AggregateStore.on(store, DESIGN)
                .cut("Counter", "log[*]")
                .of(Counter.class)
                .withRetries(Retries.upTo(10_000));
        counters.put(new Counter(1, 0, 0, List.of()));
        List<Runnable> clients = new ArrayList<>();
        for (int client = 0; client < CLIENTS; client++) {
            int mine = client;
            clients.add(() -> IntStream.range(0, changes()).forEach(i -> counters.append(1, "log", mine * 1000 + i)));
        }
        run(clients);
        assertThat(counters.list(1, "log", Integer.class))
                .hasSize(CLIENTS * changes())
                .doesNotHaveDuplicates();
    }

    private static void run(List<Runnable> clients) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(clients.size());
        try {
            for (Future<?> client : clients.stream().map(executor::submit).toList()) {
                client.get(180, TimeUnit.SECONDS);
            }
        } finally {
            executor.shutdownNow();
        }
    }
}
