package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.junit.jupiter.api.Test;

class BlockChangeTest {
    private static final Field BLOCK = field("b");
    private static final Field ENTRY = field("e");
    private static final Field V = field("v");
    private static final Field W = field("w");
    private static final Shape SHAPE = new Shape("f", List.of(BLOCK), List.of(new Sorted(ENTRY, false)), List.of(V, W));

    private static Field field(String name) {
        return new Field(name, new Type.Simple(Scalar.INT, 4));
    }

    private static Mutation put(int block, int entry, Map<Field, Object> values) {
        return new Mutation.Put(SHAPE, List.of(block, entry), values);
    }

    private static Mutation delete(int block, int entry) {
        return new Mutation.Delete(SHAPE, List.of(block, entry));
    }

    private static BlockChange one(Mutation... mutations) {
        List<BlockChange> changes = BlockChange.of(List.of(mutations));
        assertThat(changes).hasSize(1);
        return changes.get(0);
    }

    private static Optional<List<Object>> after(BlockChange change, int entry, Object... before) {
        return change.byWholeKeys()
                .get(List.of(1, entry))
                .after(SHAPE, before.length == 0 ? Optional.empty() : Optional.of(Arrays.asList(before)));
    }

    @Test
    void blocks_stay_apart() {
        List<BlockChange> changes = BlockChange.of(List.of(put(1, 1, Map.of()), delete(2, 1), delete(1, 2)));
        assertThat(changes).extracting(BlockChange::block).containsExactly(List.of(1), List.of(2));
        assertThat(changes.get(0).entries()).hasSize(2);
    }

    @Test
    void a_put_keeps_what_it_does_not_name() {
        BlockChange change = one(put(1, 1, Map.of(V, 5)));
        assertThat(change.isBlind()).isFalse();
        assertThat(change.merged()).containsExactly(List.of(1, 1));
        assertThat(after(change, 1, 1, 2)).contains(List.of(5, 2));
        assertThat(after(change, 1)).contains(Arrays.asList(5, null));
    }

    @Test
    void puts_of_one_entry_add_up() {
        Map<Field, Object> away = new HashMap<>();
        away.put(V, null);
        BlockChange change = one(put(1, 1, Map.of(V, 5)), put(1, 1, Map.of(W, 6)), put(1, 1, away));
        assertThat(change.isBlind()).isTrue();
        assertThat(after(change, 1, 1, 2)).contains(Arrays.asList(null, 6));
    }

    @Test
    void a_put_after_a_deletion_starts_anew() {
        BlockChange change = one(put(1, 1, Map.of(V, 5)), delete(1, 1), put(1, 1, Map.of(W, 6)));
        assertThat(change.isBlind()).isTrue();
        assertThat(after(change, 1, 1, 2)).contains(Arrays.asList(null, 6));
        assertThat(after(one(delete(1, 1)), 1, 1, 2)).isEmpty();
    }

    @Test
    void clearing_forgets_what_came_before() {
        BlockChange change =
                one(put(1, 1, Map.of(V, 5)), new Mutation.Clear(SHAPE, List.of(1)), put(1, 2, Map.of(V, 7)));
        assertThat(change.cleared()).isTrue();
        assertThat(change.isBlind()).isFalse();
        assertThat(change.merged()).isEmpty();
        assertThat(change.byWholeKeys()).containsOnlyKeys(List.of(1, 2));
        assertThat(after(change, 2, 1, 2)).contains(Arrays.asList(7, null));
    }

    @Test
    void what_depends_on_an_expectation_is_of_its_block() {
        Expectation absent = new Expectation.Absent(SHAPE, List.of(1, 1));
        assertThat(BlockChange.of(absent, List.of()).isNothing()).isTrue();
        assertThat(BlockChange.of(absent, List.of(delete(1, 3))).isNothing()).isFalse();
        assertThatThrownBy(() -> BlockChange.of(absent, List.of(delete(2, 1))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
