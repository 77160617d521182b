package org.colonnade.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.data.Tuples;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.model.Numbers;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Row;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.Stores;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

class LoaderTest {
    private static final Design DESIGN = DesignReader.read(new Source("load.design", """
                            entity User (200) { id key int
                              name text(12) }
                            entity Note (30_000) { id key int
                              text text(8)?
                              owner -> User.notes }
                            request R 1 { SELECT notes.text FROM User.notes WHERE User.id = ?u; }
                            schema s {
                              family notes [User.id][notes.id][notes.text, User.name] over User.notes
                              family texts [Note.text][Note.id][] over Note
                            }
                            """), new MapLibrary(Map.of()))
            .design()
            .orElseThrow();
    private static final List<FamilyShape> FAMILIES =
            DESIGN.schemas().get(0).families().stream().map(FamilyShape::of).toList();
    private static final GeneratedData DATA = new GeneratedData(DESIGN, 1, 5, Skew.NONE);

    @Test
    void goes_on_where_it_was_stopped_and_ends_with_what_should_be_there() {
        try (Store store = opened()) {
            int[] steps = {0};
            Loaded first = new Loader(store, DATA, "data").load(FAMILIES, p -> ++steps[0] < 1);
            assertThat(first.finished()).isFalse();
            assertThat(first.written()).isPositive();
            assertThat(LoadMarks.unfinished(store, FAMILIES)).contains("data");
            Set<Double> shares = new HashSet<>();
            assertThat(new Loader(store, DATA, "data")
                            .load(FAMILIES, p -> shares.add(p.share().getAsDouble()))
                            .finished())
                    .isTrue();
            assertThat(shares).contains(1.0);
            assertThat(LoadMarks.unfinished(store, FAMILIES)).isEmpty();
            FAMILIES.forEach(f -> assertThat(rows(store, f)).isEqualTo(expected(f)));
        }
    }

    @Test
    void is_unfinished_between_two_families() {
        try (Store store = opened()) {
            assertThat(LoadMarks.unfinished(store, FAMILIES)).isEmpty();
            new Loader(store, DATA, "data")
                    .load(FAMILIES, p -> !p.words().get().contains(Numbers.text(30_000) + " entries"));
            assertThat(rows(store, FAMILIES.get(0))).isEqualTo(expected(FAMILIES.get(0)));
            assertThat(rows(store, FAMILIES.get(1))).isEmpty();
            assertThat(LoadMarks.unfinished(store, FAMILIES)).contains("data");
        }
    }

    @Test
    void leaves_out_entries_whose_key_lacks_a_value() {
        try (Store store = opened()) {
            new Loader(store, DATA, "data").load(FAMILIES, Watcher.NOBODY);
            assertThat(rows(store, FAMILIES.get(1)).size()).isBetween(26_000, 28_000);
        }
    }

    @Test
    void does_not_mix_data() {
        try (Store store = opened()) {
            new Loader(store, DATA, "one").load(FAMILIES, Watcher.NOBODY);
            Loader other = new Loader(store, DATA, "other");
            assertThatThrownBy(() -> other.load(FAMILIES, Watcher.NOBODY))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("the family notes holds other data (one)");
        }
    }

    private static Store opened() {
        Store store = Stores.open("embedded:");
        FAMILIES.forEach(f -> store.create(f.shape()));
        return store;
    }

    private static Set<Row> rows(Store store, FamilyShape family) {
        return new HashSet<>(store.scan(family.shape()).toList());
    }

    private static Set<Row> expected(FamilyShape family) {
        Tuples tuples = new Tuples(DATA, family.family().graph());
        Set<Row> rows = new HashSet<>();
        for (long root = 0; root < tuples.roots(); root++) {
            tuples.forEach(root, t -> {
                List<Object> values = new ArrayList<>();
                family.family().columns().forEach(c -> values.add(tuples.value(t, c)));
                if (!values.subList(0, family.family().key().size()).contains(null)) {
                    rows.add(new Row(values));
                }
            });
        }
        return rows;
    }
}
