package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.colonnade.contract.Entries.excluding;
import static org.colonnade.contract.Entries.get;
import static org.colonnade.contract.Entries.holds;
import static org.colonnade.contract.Entries.including;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.write;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.colonnade.model.Scalar;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.OrderedStore;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranges of entry keys: every kind of end at every length of prefix, in both directions, limited or not. */
interface RangeContract extends TestedStore {
    @Test
    default void ranges_of_ascending_columns() {
        assertAllRanges(family("b int | e int, f text, g long | v int"));
    }

    @Test
    default void ranges_of_descending_columns() {
        assertAllRanges(family("b int | e int desc, f text desc, g long desc | v int"));
    }

    @Test
    default void ranges_of_columns_of_mixed_directions() {
        assertAllRanges(family("b int | e int desc, f text, g long desc | v int"));
        assertAllRanges(family("b int | e int, f text desc, g long | v int"));
    }

    /** What servers might take for expressions, variables or patterns of their own. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "$_id",
                "$",
                "$x",
                "$5",
                "$$NOW",
                "$$ROOT",
                "$entries",
                "${x}",
                "#{x}",
                ":v",
                "%s",
                "a'b",
                "*",
                ".*"
            })
    default void texts_are_texts_whatever_they_look_like(String text) {
        Shape shape = family("b text | e text, f int | v text");
        write(
                store(),
                put(shape, text, text, 1, text),
                put(shape, text, text, 2, text),
                put(shape, text, "~", 3, text));
        Range range = new Range(List.of(text), including(1), excluding(3));
        assertThat(entries(shape, range, text)).containsExactly(row(text, text, 1, text), row(text, text, 2, text));
        assertThat(writeIf(holds(shape, "v", text, text, text, 1), put(shape, text, text, 1, "done")))
                .isTrue();
        assertThat(entries(shape, Range.beginning(List.of(text)), text))
                .containsExactly(row(text, text, 1, "done"), row(text, text, 2, text));
    }

    @Test
    default void blocks_in_a_range_come_in_the_order_of_their_keys_where_the_store_has_one() {
        Shape shape = family("b int, c text | e int | v int");
        for (int b : List.of(7, -5, 0)) {
            for (String c : List.of("ab", "", "a")) {
                store().write(List.of(put(shape, b, c, 1, 10), put(shape, b, c, 2, 20)), Atomicity.BLOCK);
            }
        }
        if (store() instanceof OrderedStore ordered) {
            assertThat(blocks(ordered, shape, new Range(List.of(), including(-5), excluding(7))))
                    .containsExactly("-5", "-5a", "-5ab", "0", "0a", "0ab");
            assertThat(blocks(ordered, shape, new Range(List.of(), excluding(-5), including(7))))
                    .containsExactly("0", "0a", "0ab", "7", "7a", "7ab");
            assertThat(blocks(ordered, shape, new Range(List.of(0), excluding(""), Optional.empty())))
                    .containsExactly("0a", "0ab");
            assertThat(blocks(ordered, shape, Range.beginning(List.of(7)))).containsExactly("7", "7a", "7ab");
            assertThat(blocks(ordered, shape, Range.ALL))
                    .containsExactly("-5", "-5a", "-5ab", "0", "0a", "0ab", "7", "7a", "7ab");
            assertThat(ordered.scan(shape, Range.ALL).toList())
                    .hasSize(18)
                    .containsExactlyInAnyOrderElementsOf(ordered.scan(shape).toList());
        }
    }

    /** Texts beyond U+D7FF are left out, which servers that stand in for others may order by their UTF-16. */
    @ParameterizedTest
    @EnumSource(Scalar.class)
    default void blocks_in_a_range_of_a_scalar_come_in_its_order_or_not_at_all(Scalar scalar) {
        Shape shape = family("b %s | e int | v int".formatted(scalar));
        List<Object> values = Samples.of(scalar).stream()
                .filter(v -> !(v instanceof String text) || text.chars().allMatch(c -> c < Character.MIN_SURROGATE))
                .toList();
        List<Object> shuffled = new ArrayList<>(values);
        Collections.shuffle(shuffled, new Random(7));
        shuffled.forEach(v -> store().write(List.of(put(shape, v, 1, 10)), Atomicity.BLOCK));
        assertThat(keys(store().scan(shape))).containsExactlyInAnyOrderElementsOf(values);
        if (store() instanceof OrderedStore ordered) {
            if (unordered().contains(scalar)) {
                StoreException e = catchThrowableOfType(
                        StoreException.class, () -> keys(ordered, shape, including(values.get(1)), Optional.empty()));
                assertThat(e.kind()).isEqualTo(StoreException.Kind.UNSUPPORTED);
            } else {
                assertOrdered(ordered, shape, values);
            }
        }
    }

    private static void assertOrdered(OrderedStore ordered, Shape shape, List<Object> values) {
        assertThat(keys(ordered, shape, including(values.get(1)), Optional.empty()))
                .isEqualTo(values.subList(1, values.size()));
        assertThat(keys(ordered, shape, excluding(values.get(0)), including(values.get(1))))
                .isEqualTo(values.subList(1, 2));
        assertThat(keys(ordered, shape, Optional.empty(), excluding(values.get(values.size() - 1))))
                .isEqualTo(values.subList(0, values.size() - 1));
    }

    private static List<Object> keys(
            OrderedStore store, Shape shape, Optional<Range.End> from, Optional<Range.End> to) {
        return keys(store.scan(shape, new Range(List.of(), from, to)));
    }

    private static List<Object> keys(Rows rows) {
        return rows.toList().stream().map(r -> r.values().get(0)).toList();
    }

    /** The keys of the blocks that a scan finds, each of which has its two entries. */
    private static List<String> blocks(OrderedStore store, Shape shape, Range range) {
        List<Row> rows = store.scan(shape, range).toList();
        assertThat(rows)
                .extracting(r -> r.values().get(2))
                .containsExactlyElementsOf(Collections.nCopies(rows.size() / 2, List.of(1, 2)).stream()
                        .flatMap(List::stream)
                        .toList());
        return rows.stream()
                .map(r -> "" + r.values().get(0) + r.values().get(1))
                .distinct()
                .toList();
    }

    private void assertAllRanges(Shape shape) {
        ReferenceStore model = new ReferenceStore();
        List<Mutation> puts = new ArrayList<>();
        for (int b = 0; b < 3; b++) {
            for (int e : List.of(-5, 0, 7)) {
                for (String f : List.of("", "a", "ab")) {
                    for (long g : List.of(Long.MIN_VALUE, 1L, Long.MAX_VALUE)) {
                        puts.add(put(shape, b, e, f, g, puts.size()));
                    }
                }
            }
        }
        store().write(puts, Atomicity.BLOCK);
        model.write(puts);
        List<Get> gets = new ArrayList<>();
        for (Range range : ranges()) {
            gets.addAll(ways(get(shape, List.of(1), range)));
        }
        List<List<Row>> answers = store().getAll(gets);
        for (int i = 0; i < gets.size(); i++) {
            assertThat(answers.get(i)).as(gets.get(i)::toString).isEqualTo(model.get(gets.get(i)));
        }
        for (Get get : gets.subList(0, 20)) {
            assertThat(store().get(get).toList()).as(get::toString).isEqualTo(model.get(get));
        }
    }

    private static List<Range> ranges() {
        List<Range> ranges = new ArrayList<>();
        ranges.addAll(ranges(List.of(), List.of(-6, -5, 0, 3, 7, 9)));
        ranges.addAll(ranges(List.of(0), List.of("", "a", "aa", "b")));
        ranges.addAll(ranges(List.of(7, "a"), List.of(Long.MIN_VALUE, 0L, 1L, Long.MAX_VALUE)));
        ranges.add(Range.beginning(List.of(0, "ab", 1L)));
        ranges.add(Range.beginning(List.of(0, "ab", 2L)));
        return ranges;
    }

    private static List<Range> ranges(List<Object> prefix, List<Object> values) {
        List<Range> ranges = new ArrayList<>();
        for (Optional<Range.End> from : ends(values)) {
            for (Optional<Range.End> to : ends(values)) {
                ranges.add(new Range(prefix, from, to));
            }
        }
        return ranges;
    }

    private static List<Optional<Range.End>> ends(List<Object> values) {
        List<Optional<Range.End>> ends = new ArrayList<>(List.of(Optional.empty()));
        values.forEach(v -> ends.addAll(List.of(including(v), excluding(v))));
        return ends;
    }

    private static List<Get> ways(Get get) {
        return List.of(
                get,
                new Get(get.shape(), get.block(), get.range(), true, OptionalInt.empty()),
                new Get(get.shape(), get.block(), get.range(), false, OptionalInt.of(2)),
                new Get(get.shape(), get.block(), get.range(), true, OptionalInt.of(1)));
    }

    @Test
    default void a_limit_of_several_gets_holds_for_each_of_them() {
        Shape shape = family("b int | e int | v text");
        List<Mutation> puts = new ArrayList<>();
        for (int b = 0; b < 40; b++) {
            for (int e = 0; e < b; e++) {
                puts.add(put(shape, b, e, "v"));
            }
        }
        store().write(puts, Atomicity.BLOCK);
        List<Get> gets = IntStream.range(0, 40)
                .mapToObj(b -> new Get(shape, List.of(b), Range.ALL, true, OptionalInt.of(3)))
                .toList();
        List<List<Row>> answers = store().getAll(gets);
        for (int b = 0; b < 40; b++) {
            int block = b;
            assertThat(answers.get(block))
                    .isEqualTo(IntStream.rangeClosed(1, Math.min(block, 3))
                            .mapToObj(i -> row(block, block - i, "v"))
                            .toList());
        }
    }

    @Test
    default void a_long_block_is_read_from_both_sides() {
        Shape shape = family("b int | e int | v text");
        Store store = store();
        for (int chunk = 0; chunk < 10; chunk++) {
            List<Mutation> puts = new ArrayList<>();
            for (int i = 0; i < 500; i++) {
                puts.add(put(shape, 1, chunk * 500 + i, "v"));
            }
            store.write(puts, Atomicity.BLOCK);
        }
        Get all = Get.block(shape, List.of(1));
        List<Row> rows = store.get(all).toList();
        assertThat(rows).hasSize(5000);
        List<Row> backwards = store.get(new Get(shape, List.of(1), Range.ALL, true, OptionalInt.empty()))
                .toList();
        List<Row> turned = new ArrayList<>(backwards);
        Collections.reverse(turned);
        assertThat(turned).isEqualTo(rows);
        assertThat(store.get(new Get(shape, List.of(1), Range.ALL, true, OptionalInt.of(3)))
                        .toList())
                .isEqualTo(backwards.subList(0, 3));
    }
}
