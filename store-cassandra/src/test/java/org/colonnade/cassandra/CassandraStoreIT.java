package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.stream.IntStream;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
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
import org.colonnade.text.Source;
import org.colonnade.text.Span;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is peculiar to Cassandra; what every store does is in the contract. */
class CassandraStoreIT {
    private static final Span NOWHERE = new Source("", "").whole();
    private static final Field ID = field("id", Scalar.INT);
    private static final Field AT = field("at", Scalar.INT);
    private static final Field NAME = field("name", Scalar.TEXT);
    private static final Field SIZE = field("size", Scalar.INT);

    private static Store store;

    @BeforeAll
    static void open() {
        store = RealCassandra.shared().open("peculiar", "");
    }

    @AfterAll
    static void close() {
        store.close();
    }

    private static Field field(String name, Scalar scalar) {
        return new Field(name, new Type.Simple(scalar, scalar.size()));
    }

    private static Shape shape(String name) {
        return new Shape(name, List.of(ID), List.of(new Sorted(AT, false)), List.of(NAME, SIZE));
    }

    private static Shape created(String name) {
        Shape shape = shape(name);
        store.create(shape);
        return shape;
    }

    private static Mutation put(Shape shape, int id, int at, Map<Field, Object> values) {
        return new Mutation.Put(shape, List.of(id, at), values);
    }

    private static List<Row> block(Shape shape, Object... key) {
        return store.get(Get.block(shape, List.of(key))).toList();
    }

    private static Row row(Object... values) {
        return new Row(java.util.Arrays.asList(values));
    }

    private static StoreException failure(Runnable action) {
        return org.assertj.core.api.Assertions.catchThrowableOfType(StoreException.class, action::run);
    }

    @Test
    void says_what_it_is_and_what_families_take_on_disk() {
        assertThat(store.product()).hasValueSatisfying(p -> assertThat(p).matches("Cassandra [0-9.]+"));
        assertThat(store.bytes(created("sized"))).hasValue(0);
        assertThat(store.bytes(shape("not_there"))).isEmpty();
    }

    @Test
    void says_what_it_can() {
        assertThat(store.capabilities().atomicAcrossBlocks()).isTrue();
        assertThat(store.capabilities().isolatedAcrossBlocks()).isFalse();
        assertThat(store.capabilities().durable()).isTrue();
    }

    @Test
    void names_the_difference_to_a_table_of_another_shape() {
        created("differs");
        Shape other = new Shape("differs", List.of(ID), List.of(new Sorted(AT, true)), List.of(NAME));
        StoreException e = failure(() -> store.create(other));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.SHAPE);
        assertThat(e)
                .hasMessageContaining("it has clustering key 1: at int asc, regular column size int")
                .hasMessageContaining("should have clustering key 1: at int desc");
    }

    @Test
    void keeps_families_whose_names_no_table_can_have() {
        String name = "größen_und_längen_by_a_rather_long_name_of_something_else";
        Shape shape = created(name);
        store.write(List.of(put(shape, 1, 1, Map.of(NAME, "x"))), Atomicity.BLOCK);
        assertThat(store.families()).contains(name);
        assertThat(block(shape, 1)).containsExactly(row(1, 1, "x", null));
        store.drop(name);
        assertThat(store.families()).doesNotContain(name);
    }

    @Test
    void keeps_value_objects_as_types_and_drops_them_with_their_last_table() {
        ValueObject street = new ValueObject("Street", List.of(attribute("Number", Scalar.INT)), NOWHERE);
        ValueObject address = new ValueObject(
                "HomeAddress",
                List.of(
                        attribute("City", Scalar.TEXT),
                        new Attribute(
                                "HomeAddress",
                                "streets",
                                new Type.Collection(new Type.Composite(street), 2),
                                false,
                                true,
                                OptionalLong.empty(),
                                NOWHERE)),
                NOWHERE);
        Field home = new Field("home", new Type.Composite(address));
        Shape shape = new Shape("homes", List.of(ID), List.of(), List.of(home));
        store.create(shape);
        Object value = Map.of("City", "Roma", "streets", List.of(Map.of("Number", 3), Map.of()));
        store.write(List.of(new Mutation.Put(shape, List.of(1), Map.of(home, value))), Atomicity.BLOCK);
        assertThat(block(shape, 1)).containsExactly(row(1, value));

        ValueObject larger = new ValueObject("Street", List.of(attribute("Number", Scalar.LONG)), NOWHERE);
        Shape other =
                new Shape("others", List.of(ID), List.of(), List.of(new Field("street", new Type.Composite(larger))));
        assertThat(failure(() -> store.create(other)))
                .hasMessageContaining("field 1: number int and should have field 1: number bigint");
        store.drop("homes");
        store.create(other);
        store.drop("others");
    }

    private static Attribute attribute(String name, Scalar scalar) {
        return new Attribute(
                "", name, new Type.Simple(scalar, scalar.size()), false, true, OptionalLong.empty(), NOWHERE);
    }

    @Test
    void has_no_block_with_an_empty_key() {
        Shape shape = new Shape("texts", List.of(NAME), List.of(), List.of(SIZE));
        store.create(shape);
        Mutation put = new Mutation.Put(shape, List.of(""), Map.of(SIZE, 1));
        StoreException e = failure(() -> store.write(List.of(put), Atomicity.BLOCK));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.VALUE);
        assertThat(e).hasMessageContaining("no block with an empty key");
    }

    @Test
    void has_no_keys_of_more_than_64_kilobytes() {
        Shape shape = new Shape("longs", List.of(NAME), List.of(), List.of(SIZE));
        store.create(shape);
        Mutation put = new Mutation.Put(shape, List.of("x".repeat(70_000)), Map.of(SIZE, 1));
        assertThat(failure(() -> store.write(List.of(put), Atomicity.BLOCK)).kind())
                .isEqualTo(StoreException.Kind.VALUE);
    }

    @Test
    void keeps_a_family_of_one_block_and_yields_its_constant_to_a_column_of_that_name() {
        Field block = field("block", Scalar.INT);
        Shape shape = new Shape("single", List.of(), List.of(new Sorted(block, true)), List.of());
        store.create(shape);
        store.create(shape);
        store.write(
                List.of(new Mutation.Put(shape, List.of(1), Map.of()), new Mutation.Put(shape, List.of(2), Map.of())),
                Atomicity.BLOCK);
        assertThat(block(shape)).containsExactly(row(2), row(1));
        assertThat(store.scan(shape).toList()).containsExactly(row(2), row(1));
    }

    @Test
    void quotes_what_must_be_quoted() {
        Field order = field("order", Scalar.INT);
        Field odd = field("a \"b\" ?", Scalar.INT);
        Shape shape =
                new Shape("Select", List.of(order), List.of(new Sorted(odd, false)), List.of(field("É", Scalar.INT)));
        store.create(shape);
        store.write(
                List.of(new Mutation.Put(
                        shape, List.of(1, 2), Map.of(shape.values().get(0), 3))),
                Atomicity.ALL);
        assertThat(block(shape, 1)).containsExactly(row(1, 2, 3));
        assertThat(store.families()).contains("Select");
    }

    @Test
    void finds_a_decimal_key_whatever_its_zeros() {
        Field price = field("price", Scalar.DECIMAL);
        Shape shape = new Shape("prices", List.of(price), List.of(), List.of(SIZE));
        store.create(shape);
        store.write(
                List.of(new Mutation.Put(shape, List.of(new BigDecimal("1.50")), Map.of(SIZE, 1))), Atomicity.BLOCK);
        assertThat(block(shape, new BigDecimal("1.5"))).hasSize(1);
    }

    @Test
    void orders_numbers_as_java_does() {
        Field number = field("number", Scalar.DOUBLE);
        Shape shape = new Shape("numbers", List.of(ID), List.of(new Sorted(number, false)), List.of());
        store.create(shape);
        List<Double> numbers =
                List.of(Double.NEGATIVE_INFINITY, -1.0, 0.0, Double.MIN_VALUE, 1e300, Double.POSITIVE_INFINITY);
        List<Mutation> puts = new ArrayList<>();
        numbers.forEach(n -> puts.add(0, new Mutation.Put(shape, List.of(1, n), Map.of())));
        store.write(puts, Atomicity.BLOCK);
        assertThat(block(shape, 1)).extracting(r -> r.values().get(1)).isEqualTo(numbers);
    }

    @Test
    void orders_uuids_of_one_version_by_their_bits_and_else_by_version() {
        Field key = field("key", Scalar.UUID);
        Shape shape = new Shape("uuids", List.of(ID), List.of(new Sorted(key, false)), List.of());
        store.create(shape);
        UUID low = UUID.fromString("00000000-0000-4000-8000-000000000000");
        UUID high = UUID.fromString("f0000000-0000-4000-8000-000000000000");
        UUID third = UUID.fromString("ffffffff-0000-3000-8000-000000000000");
        List.of(high, third, low)
                .forEach(u -> store.write(List.of(new Mutation.Put(shape, List.of(1, u), Map.of())), Atomicity.BLOCK));
        assertThat(block(shape, 1)).extracting(r -> r.values().get(1)).containsExactly(third, low, high);
    }

    @Test
    void makes_the_changes_of_one_batch_one_after_the_other() {
        Shape shape = created("sequences");
        store.write(
                List.of(put(shape, 1, 1, Map.of(NAME, "old", SIZE, 1)), put(shape, 1, 2, Map.of())), Atomicity.BLOCK);
        store.write(
                List.of(
                        new Mutation.Clear(shape, List.of(1)),
                        put(shape, 1, 1, Map.of(NAME, "z")),
                        put(shape, 1, 3, Map.of(NAME, "b")),
                        put(shape, 1, 1, Map.of(NAME, "a")),
                        new Mutation.Delete(shape, List.of(1, 3)),
                        put(shape, 1, 3, Map.of(SIZE, 7))),
                Atomicity.ALL);
        assertThat(block(shape, 1)).containsExactly(row(1, 1, "a", null), row(1, 3, null, 7));
    }

    @Test
    void makes_the_changes_of_a_conditional_write_one_after_the_other() {
        Shape shape = created("conditional_sequences");
        store.write(
                List.of(put(shape, 1, 1, Map.of(NAME, "old", SIZE, 1)), put(shape, 1, 2, Map.of())), Atomicity.BLOCK);
        assertThat(store.writeIf(
                        new Expectation.Holds(shape, List.of(1, 1), Map.of(NAME, "old")),
                        List.of(
                                new Mutation.Clear(shape, List.of(1)),
                                put(shape, 1, 1, Map.of(NAME, "z")),
                                put(shape, 1, 3, Map.of(NAME, "b")),
                                put(shape, 1, 1, Map.of(NAME, "a")),
                                new Mutation.Delete(shape, List.of(1, 3)),
                                put(shape, 1, 3, Map.of(SIZE, 7)))))
                .isTrue();
        assertThat(block(shape, 1)).containsExactly(row(1, 1, "a", null), row(1, 3, null, 7));
        assertThat(store.writeIf(
                        new Expectation.Holds(shape, List.of(1, 1), Map.of(NAME, "old")),
                        List.of(new Mutation.Clear(shape, List.of(1)))))
                .isFalse();
        assertThat(block(shape, 1)).hasSize(2);
    }

    @Test
    void expects_an_entry_that_it_does_not_write() {
        Shape shape = created("guards");
        Expectation absent = new Expectation.Absent(shape, List.of(1, 0));
        assertThat(store.writeIf(absent, List.of(put(shape, 1, 1, Map.of(SIZE, 1)))))
                .isTrue();
        assertThat(block(shape, 1)).containsExactly(row(1, 1, null, 1));
        assertThat(store.writeIf(
                        new Expectation.Holds(shape, List.of(1, 1), Map.of(SIZE, 1)),
                        List.of(put(shape, 1, 2, Map.of()))))
                .isTrue();
        assertThat(block(shape, 1)).containsExactly(row(1, 1, null, 1), row(1, 2, null, null));
        assertThat(store.writeIf(
                        new Expectation.Absent(shape, List.of(1, 1)), List.of(new Mutation.Clear(shape, List.of(1)))))
                .isFalse();
        assertThat(store.writeIf(absent, List.of(new Mutation.Clear(shape, List.of(1)))))
                .isTrue();
        assertThat(block(shape, 1)).isEmpty();
    }

    @Test
    void expects_that_a_value_is_lacking_only_of_an_entry_that_is_there() {
        Shape shape = created("lacks");
        Map<Field, Object> none = new HashMap<>();
        none.put(NAME, null);
        Expectation lacks = new Expectation.Holds(shape, List.of(1, 1), none);
        assertThat(store.writeIf(lacks, List.of(put(shape, 1, 1, Map.of(SIZE, 1)))))
                .isFalse();
        store.write(List.of(put(shape, 1, 1, Map.of())), Atomicity.BLOCK);
        assertThat(store.writeIf(lacks, List.of(put(shape, 1, 1, Map.of(SIZE, 1)))))
                .isTrue();
        assertThat(store.writeIf(lacks, List.of(put(shape, 1, 1, Map.of(NAME, "x")))))
                .isTrue();
        assertThat(store.writeIf(lacks, List.of(new Mutation.Delete(shape, List.of(1, 1)))))
                .isFalse();
        assertThat(block(shape, 1)).containsExactly(row(1, 1, "x", 1));
    }

    @Test
    void plain_and_conditional_writes_take_place_in_the_order_in_which_they_end() {
        Shape shape = created("mixed");
        for (int i = 0; i < 60; i++) {
            store.write(List.of(put(shape, 1, 1, Map.of(SIZE, 2 * i))), Atomicity.BLOCK);
            assertThat(store.writeIf(
                            new Expectation.Holds(shape, List.of(1, 1), Map.of(SIZE, 2 * i)),
                            List.of(put(shape, 1, 1, Map.of(SIZE, 2 * i + 1)))))
                    .as("round %s", i)
                    .isTrue();
            assertThat(block(shape, 1)).as("round %s", i).containsExactly(row(1, 1, null, 2 * i + 1));
        }
    }

    @Test
    void writes_of_two_clients_take_place_in_the_order_in_which_they_end() {
        Shape shape = created("mixed_by_two");
        try (Store other = RealCassandra.shared().open("peculiar", "")) {
            for (int i = 0; i < 100; i++) {
                store.write(
                        List.of(new Mutation.Clear(shape, List.of(1)), put(shape, 1, 1, Map.of(SIZE, 2 * i))),
                        Atomicity.BLOCK);
                assertThat(other.writeIf(
                                new Expectation.Holds(shape, List.of(1, 1), Map.of(SIZE, 2 * i)),
                                List.of(put(shape, 1, 1, Map.of(SIZE, 2 * i + 1)))))
                        .as("round %s", i)
                        .isTrue();
                assertThat(block(shape, 1)).as("round %s", i).containsExactly(row(1, 1, null, 2 * i + 1));
            }
        }
    }

    @Test
    void reads_page_by_page() {
        Shape shape = created("pages");
        for (int i = 0; i < 5; i++) {
            int first = 1_000 * i;
            store.write(
                    IntStream.range(first, first + 1_000)
                            .mapToObj(at -> put(shape, 1, at, Map.of(SIZE, at)))
                            .toList(),
                    Atomicity.BLOCK);
        }
        try (Store small = RealCassandra.shared().open("peculiar", "&page=70")) {
            Get backwards = new Get(shape, List.of(1), Range.ALL, true, OptionalInt.of(4_500));
            assertThat(small.get(backwards).toList())
                    .extracting(r -> r.values().get(1))
                    .isEqualTo(
                            IntStream.range(0, 4_500).mapToObj(i -> 4_999 - i).toList());
            assertThat(small.getAll(List.of(backwards, backwards)).get(1)).hasSize(4_500);
            assertThat(small.scan(shape).toList()).hasSize(5_000);
        }
    }

    @Test
    void writes_many_blocks_at_once() {
        Shape shape = created("many");
        store.write(
                IntStream.range(0, 3_000)
                        .mapToObj(i -> put(shape, i, 1, Map.of(SIZE, i)))
                        .toList(),
                Atomicity.BLOCK);
        List<Get> gets = IntStream.range(0, 3_000)
                .mapToObj(i -> Get.block(shape, List.of(i)))
                .toList();
        assertThat(store.getAll(gets)).hasSize(3_000).allMatch(b -> b.size() == 1);
    }

    @Test
    void refuses_a_batch_that_the_server_finds_too_large_with_advice() {
        Shape shape = created("large");
        List<Mutation> puts = IntStream.range(0, 20)
                .mapToObj(i -> put(shape, i, 1, Map.of(NAME, "x".repeat(900_000))))
                .toList();
        StoreException e = failure(() -> store.write(puts, Atomicity.ALL));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.VALUE);
        assertThat(e).hasMessageContaining("batch_size_fail_threshold");
    }

    @Test
    void a_family_that_is_not_there_is_a_matter_of_its_shape() {
        Shape shape = shape("nowhere");
        assertThat(failure(() -> block(shape, 1)).kind()).isEqualTo(StoreException.Kind.SHAPE);
        assertThat(failure(() -> store.write(List.of(put(shape, 1, 1, Map.of())), Atomicity.BLOCK))
                        .kind())
                .isEqualTo(StoreException.Kind.SHAPE);
    }

    @Test
    void a_family_can_come_back_in_another_shape() {
        Shape shape = created("changing");
        store.write(List.of(put(shape, 1, 1, Map.of(SIZE, 1))), Atomicity.BLOCK);
        store.drop("changing");
        Field size = field("size", Scalar.TEXT);
        Shape other = new Shape("changing", List.of(ID), List.of(new Sorted(AT, false)), List.of(NAME, size));
        store.create(other);
        store.write(List.of(put(other, 1, 1, Map.of(size, "large"))), Atomicity.BLOCK);
        assertThat(block(other, 1)).containsExactly(row(1, 1, null, "large"));
    }

    @Test
    void a_value_of_another_type_is_refused_before_anything_is_sent() {
        Shape shape = shape("nowhere");
        assertThatThrownBy(() -> store.write(List.of(put(shape, 1, 1, Map.of(SIZE, "one"))), Atomicity.BLOCK))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
