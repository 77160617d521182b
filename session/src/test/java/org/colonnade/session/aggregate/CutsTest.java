package org.colonnade.session.aggregate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.cut.Cut;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.representation.Terms;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.text.Goldens;
import org.colonnade.view.migration.Migrated;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CutsTest {
    private static final Design GAME =
            Session.open(Goldens.root().resolve("examples/game.design")).design();
    private static final StoreProfile EMBEDDED = Stores.kind("embedded").profile();

    @TempDir
    private Path directory;

    @Test
    void what_a_person_gives_comes_before_what_is_advised() {
        List<Entity> roots = Roots.of(GAME, List.of("Game"));
        Map<String, Cut> given = Cuts.given(GAME, roots, Optional.of("eao"));
        Cuts cuts = new Cuts(GAME, Terms.usual(EMBEDDED), GAME.defaultMix());
        assertThat(cuts.of(roots, given).values()).extracting(CutText::of).containsExactly("eao");
        assertThat(cuts.of(roots, Map.of())).containsOnlyKeys(roots);
        assertThat(Layouts.of(given.values(), EMBEDDED, false))
                .singleElement()
                .satisfies(l -> assertThat(l.layout().cells()).isNotEmpty());
    }

    @Test
    void a_cut_that_does_not_fit_is_refused() {
        assertThatThrownBy(() -> Cuts.given(GAME, Roots.of(GAME, List.of("Game")), Optional.of("nonesuch[*]")))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("--partition: ");
    }

    @Test
    void the_best_cut_is_never_dearer_than_one_entry() {
        new Representing(GAME, Terms.usual(EMBEDDED))
                .advise(Roots.of(GAME, List.of()), GAME.defaultMix())
                .forEach(a -> assertThat(a.best().cost())
                        .isLessThanOrEqualTo(a.oneEntry().cost()));
    }

    @Test
    void aggregates_move_to_another_cut_one_class_after_the_other() {
        String address = "embedded:" + directory.resolve("data");
        try (AggregateStore store = AggregateStore.open(address, GAME).cut("Game", "eao")) {
            assertThat(store.cutOf("Game")).isNotNull();
        }
        Migrating migrating = new Migrating(
                GAME,
                Stores.address(address),
                Optional.empty(),
                Optional.empty(),
                Cuts.given(GAME, Roots.of(GAME, List.of("Game")), Optional.of("etf")),
                false);
        List<Migrated> told = new java.util.ArrayList<>();
        assertThat(migrating.run(List.of("Game"), Watcher.NOBODY, told::add))
                .isEqualTo(told)
                .hasSize(1);
    }
}
