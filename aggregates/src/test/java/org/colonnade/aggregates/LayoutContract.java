package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.cut.CutText;
import org.colonnade.store.Atomicity;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;
import org.colonnade.value.ComplexValue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code layout} shows of a block is what the store's own driver finds there after it was written. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class LayoutContract {
    private Store store;

    /** Opens the store, where there is nothing yet. */
    protected abstract Store open();

    protected abstract StoreProvider provider();

    /**
     * All that is kept of a family, read without the store; where a table has the catalogue, that is left out. What the store
     * makes up anew with each write is replaced by zeros.
     */
    protected abstract List<Cell> cells(Shape shape);

    @BeforeAll
    final void openStore() {
        store = open();
    }

    @AfterAll
    final void closeStore() {
        store.families().forEach(store::drop);
        store.close();
    }

    @ParameterizedTest
    @MethodSource("org.colonnade.aggregates.LayoutSamples#examples")
    void an_aggregate_that_is_put_is_kept_as_its_layout_shows(Example example) {
        String name = example.cut().aggregate().name();
        Aggregates<ComplexValue> aggregates = AggregateStore.on(store, LayoutSamples.DESIGN, TestProfiles.NEAR)
                .cut(name, CutText.of(example.cut()))
                .of(name);
        aggregates.put(example.value());
        long version = aggregates.read(example.id()).orElseThrow().version();
        assertKept(example.mutations(version));
        store.write(example.mutations(), Atomicity.BLOCK);
        assertKept(example.mutations());
    }

    @ParameterizedTest
    @MethodSource("org.colonnade.aggregates.LayoutSamples#others")
    void other_blocks_are_kept_as_their_layout_shows(List<Mutation> mutations) {
        store.create(mutations.get(0).shape());
        store.write(mutations, Atomicity.BLOCK);
        assertKept(mutations);
    }

    private void assertKept(List<Mutation> mutations) {
        assertThat(cells(mutations.get(0).shape()))
                .containsExactlyInAnyOrderElementsOf(
                        provider().layout(BlockChange.ofBlock(mutations)).cells());
    }
}
