package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.colonnade.aggregates.SampleClasses.Item;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.embedded.EmbeddedProvider;
import org.colonnade.store.Address;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Capabilities;
import org.colonnade.store.Expectation;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlocksTest {
    private static final Parcel PARCEL = new Parcel("a", 1, null, null, List.of(), List.of());

    private final List<Get> reads = new ArrayList<>();
    private final List<Mutation> writes = new ArrayList<>();

    private AggregateStore store(boolean wholeBlocks) {
        return store(new Capabilities(true, true, false, wholeBlocks));
    }

    private AggregateStore store(Capabilities capabilities) {
        return SampleClasses.on(new ForwardingStore(new EmbeddedProvider().open(Address.of("embedded:"))) {
            @Override
            public Capabilities capabilities() {
                return capabilities;
            }

            @Override
            public List<Row> list(Get get) {
                reads.add(get);
                return super.list(get);
            }

            @Override
            public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
                writes.addAll(mutations);
                return super.writeIf(expectation, mutations);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_block_of_one_entry_is_read_with_its_head_where_that_takes_no_longer(boolean wholeBlocks) {
        try (AggregateStore store = store(wholeBlocks)) {
            Aggregates<Parcel> parcels = store.cut("Parcel", "eao").of(Parcel.class);
            parcels.put(PARCEL);
            reads.clear();
            assertThat(parcels.get("a")).contains(PARCEL);
            assertThat(reads).hasSize(1).allMatch(g -> g.range().equals(Range.ALL) == wholeBlocks);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_block_of_one_entry_is_changed_as_a_whole_where_it_is_kept_in_one_piece(boolean wholeBlocks) {
        try (AggregateStore store = store(wholeBlocks)) {
            Aggregates<Parcel> parcels = store.cut("Parcel", "eao").of(Parcel.class);
            parcels.put(PARCEL);
            parcels.append("a", "items", new Item(1, "one"));
            parcels.set("a", "count", 7);
            assertThat(writes.stream().filter(Mutation.Clear.class::isInstance)).hasSize(wholeBlocks ? 2 : 0);
            assertThat(parcels.list("a", "items", Item.class)).containsExactly(new Item(1, "one"));
            assertThat(parcels.get("a", "count", Integer.class)).contains(7);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void of_a_block_of_several_entries_only_what_changes_is_written(boolean wholeBlocks) {
        try (AggregateStore store = store(wholeBlocks)) {
            Aggregates<Parcel> parcels = store.cut("Parcel", "items[*]").of(Parcel.class);
            parcels.put(PARCEL);
            parcels.append("a", "items", new Item(1, "one"));
            parcels.set("a", "count", 7);
            assertThat(writes).isNotEmpty().noneMatch(Mutation.Clear.class::isInstance);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void no_edits_leave_a_block_as_it_is_however_it_is_cut(boolean wholeBlocks) {
        try (AggregateStore store = store(wholeBlocks)) {
            store.cut("Parcel", "eao").of(Parcel.class).put(PARCEL);
            Aggregates<Parcel> cutOtherwise = store.cut("Parcel", "items[*]").of(Parcel.class);
            cutOtherwise.edit("a").commit();
            assertThat(cutOtherwise.get("a")).contains(PARCEL);
        }
    }

    @Test
    void the_head_is_looked_at_again_after_a_reading_that_may_have_taken_several_answers() {
        try (AggregateStore store = store(new Capabilities(true, true, false).inAnswersOf(2))) {
            Aggregates<Parcel> parcels = store.cut("Parcel", "items[*]").of(Parcel.class);
            parcels.put(PARCEL);
            parcels.append("a", "items", new Item(1, "one"));
            reads.clear();
            assertThat(parcels.get("a")).isPresent();
            assertThat(reads).hasSize(2);
        }
    }

    @Test
    void what_is_put_where_writes_have_no_order_is_a_change_under_the_version_that_is_there() {
        try (AggregateStore store = store(new Capabilities(true, true, false).withoutOrder())) {
            Aggregates<Parcel> parcels = store.cut("Parcel", "items[*]").of(Parcel.class);
            parcels.put(PARCEL);
            assertThat(writes).isNotEmpty();
            parcels.append("a", "items", new Item(1, "one"));
            writes.clear();
            parcels.put(PARCEL);
            assertThat(writes).anyMatch(Mutation.Clear.class::isInstance);
            assertThat(parcels.get("a")).contains(PARCEL);
        }
    }

    @Test
    void a_change_that_fails_while_it_reads_is_not_uncertain() {
        ForwardingStore late = new ForwardingStore(new EmbeddedProvider().open(Address.of("embedded:"))) {
            @Override
            public List<Row> list(Get get) {
                throw new StoreException(StoreException.Kind.TIMEOUT, "no answer");
            }
        };
        try (AggregateStore store = SampleClasses.on(late)) {
            Aggregates<Parcel> parcels = store.cut("Parcel", "etf").of(Parcel.class);
            parcels.put(PARCEL);
            assertThatThrownBy(() -> parcels.set("a", "count", 7))
                    .isInstanceOfSatisfying(
                            StoreException.class,
                            e -> assertThat(e.isUncertain()).isFalse());
        }
    }

    @Test
    void a_block_with_an_entry_that_the_design_does_not_have_is_broken() {
        try (AggregateStore store = store(false)) {
            Aggregates<Parcel> parcels = store.cut("Parcel", "etf").of(Parcel.class);
            parcels.put(PARCEL);
            AggregateShape shape = AggregateShape.of(store.cutOf("Parcel").aggregate());
            Mutation weight =
                    new Mutation.Put(shape.shape(), shape.key("a", "weight"), Map.of(AggregateShape.VALUE, "3"));
            store.store().write(List.of(weight), Atomicity.BLOCK);
            assertThatThrownBy(() -> parcels.get("a"))
                    .isInstanceOfSatisfying(
                            StoreException.class, e -> assertThat(e.kind()).isEqualTo(StoreException.Kind.BROKEN))
                    .hasMessageStartingWith("this is no aggregate of Parcel as the design has it: a: ");
        }
    }
}
