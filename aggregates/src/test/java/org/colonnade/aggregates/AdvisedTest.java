package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.Test;

/** Classes that the design leaves to the advisor. */
class AdvisedTest {
    private static Design design(String cut) {
        return TestDesigns.of("""
                value Round { moves text(300)  comments text(300) }
                entity Game (1000) { id key  name text  rounds Round[12] }
                request Show 1 { SELECT Game.* FROM Game WHERE Game.id = ?game; }
                request Play 1 { UPDATE Game SET rounds += ?round WHERE Game.id = ?game; }
                """ + cut);
    }

    private static String cut(Design design, StoreProfile costs) {
        try (Store store = Stores.open("embedded:")) {
            return CutText.of(AggregateStore.on(store, design, costs).cutOf("Game"));
        }
    }

    @Test
    void are_cut_as_is_best_on_the_store() {
        Design design = design("aggregate Game as advised");
        assertThat(cut(design, TestProfiles.ROWS)).isEqualTo("rounds[*]");
        assertThat(cut(design, TestProfiles.ENTITIES)).isEqualTo("eao");
        try (AggregateStore store = AggregateStore.open("embedded:", design)) {
            assertThat(CutText.of(store.cutOf("Game")))
                    .isEqualTo(cut(design, Stores.kind("embedded").profile()));
        }
    }

    @Test
    void are_those_too_that_it_says_nothing_of() {
        assertThat(cut(design(""), TestProfiles.ROWS)).isEqualTo("rounds[*]");
    }

    @Test
    void what_the_design_says_holds_on_every_store() {
        assertThat(cut(design("aggregate Game as fields"), TestProfiles.ROWS)).isEqualTo("etf");
    }

    @Test
    void a_part_is_not_cut_twice() {
        try (AggregateStore store = AggregateStore.open("embedded:", design(""))) {
            assertThatThrownBy(() -> store.cut("Game", "rounds[*], rounds[*]"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("`rounds[*]` is there twice; leave one of them out");
            assertThatThrownBy(() -> store.cut("Game", "rounds[*], rounds"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("`rounds[*]` is in two entries, once with `rounds`");
        }
    }

    @Test
    void no_entries_are_advised_that_the_store_refuses() {
        String large = "entity Album (10) { id key  photos bytes(200_000)[12] }\n"
                + "request Show 1 { SELECT Album.* FROM Album WHERE Album.id = ?album; }\n";
        Design album = TestDesigns.of(large);
        try (Store store = Stores.open("embedded:")) {
            AggregateStore advised = AggregateStore.on(store, album, TestProfiles.ENTITIES);
            assertThat(CutText.of(advised.cutOf("Album"))).isEqualTo("id, photos[*]");
            assertThat(CutText.of(advised.cut("Album", "eao").cutOf("Album"))).isEqualTo("eao");
        }
    }
}
