package org.colonnade.representation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cut.Cut;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.model.Entity;
import org.colonnade.store.StoreProfile;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.colonnade.workload.Mix;
import org.junit.jupiter.api.Test;

/** The paper's Section 8 by calculation: what it measured on Oracle NoSQL. */
class RepresentationAdvisorTest {
    private static final String ROUNDS = "entry { id firstPlayer secondPlayer }  entry rounds[*]";

    private final Design game = game(Function.identity());

    @Test
    void retrievals_alone_are_best_served_by_one_entry() {
        assertThat(best(game, "retrievals").cut())
                .isEqualTo(Cut.oneEntry(best(game, "retrievals").cut().aggregate()));
    }

    @Test
    void half_retrievals_and_half_additions_are_best_served_by_an_entry_for_each_round() {
        assertThat(best(game, "mixed").cut()).hasToString(ROUNDS);
    }

    @Test
    void additions_alone_cost_less_with_an_entry_for_each_round_than_with_one() {
        assertThat(best(game, "additions").cut()).hasToString(ROUNDS);
        RepresentationAdvice advice = advise(game, "additions");
        assertThat(advice.best().cost()).isLessThan(advice.oneEntry().cost());
        assertThat(advice.oneEntry().cost()).isLessThan(advice.fields().cost());
    }

    @Test
    void the_best_changes_where_the_costs_of_the_two_meet() {
        RepresentationAdvisor advisor = new RepresentationAdvisor(game, terms(0));
        Sweep sweep = advisor.sweep(game.model().entity("Game").orElseThrow(), mix("retrievals"), mix("mixed"));
        assertThat(sweep.stretches()).hasSize(2);
        Sweep.Stretch one = sweep.stretches().get(0);
        Sweep.Stretch rounds = sweep.stretches().get(1);
        assertThat(one.end()).isEqualTo(rounds.begin()).isBetween(0.1, 0.9);
        assertThat(one.costAtEnd()).isCloseTo(rounds.costAtBegin(), org.assertj.core.data.Offset.offset(1e-12));
        assertThat(rounds.cut()).hasToString(ROUNDS);
    }

    @Test
    void an_entry_that_is_written_in_part_is_a_request_more_unless_it_is_the_only_one() {
        StoreProfile requests = StoreProfiles.REDIS.with(
                new BlockCosts(new BlockCosts.Prices(1, 0, 0, 0), new BlockCosts.Prices(100, 0, 0, 0)));
        Entity root = game.model().entity("Game").orElseThrow();
        RepresentationAdvice advice =
                new RepresentationAdvisor(game, new Terms(requests, 0)).advise(root, mix("additions"));
        assertThat(advice.oneEntry().cost()).isEqualTo(101);
        assertThat(advice.fields().cost()).isEqualTo(102);
        assertThat(advice.declared().orElseThrow().cost()).isEqualTo(101);
    }

    @Test
    void statements_of_one_request_that_name_the_same_block_access_it_once() {
        Design both = game(text -> text + "request Glance  mixed 1 {\n"
                + "  SELECT Game.rounds FROM Game WHERE Game.id = ?game;\n"
                + "  SELECT Game.firstPlayer.username FROM Game WHERE Game.id = ?game;\n}\n");
        List<Access> accesses = advise(both, "mixed").accesses().keySet().stream()
                .filter(a -> a.request().name().equals("Glance"))
                .toList();
        assertThat(accesses).hasToString("[read rounds firstPlayer]");
    }

    @Test
    void what_a_request_does_to_two_blocks_counts_twice() {
        RepresentationAdvice advice = new RepresentationAdvisor(game, Terms.usual(StoreProfiles.REDIS))
                .advise(game.model().entity("Player").orElseThrow(), mix("playing"));
        assertThat(advice.accesses().keySet())
                .filteredOn(a -> a.request().name().equals("StartGame"))
                .singleElement()
                .satisfies(a -> assertThat(a.blocks()).isEqualTo(2))
                .hasToString("append games");
    }

    @Test
    void a_class_that_no_request_accesses_is_one_entry() {
        RepresentationAdvice advice = new RepresentationAdvisor(game, Terms.usual(StoreProfiles.REDIS))
                .advise(game.model().entity("Player").orElseThrow(), mix("mixed"));
        assertThat(advice.best().cut()).isEqualTo(advice.oneEntry().cut());
        assertThat(advice.reasons()).singleElement().asString().contains("no request of the mix accesses Player");
    }

    private Representation best(Design design, String mix) {
        return advise(design, mix).best();
    }

    private RepresentationAdvice advise(Design design, String mix) {
        return new RepresentationAdvisor(design, terms(Terms.USUAL_GAIN))
                .advise(design.model().entity("Game").orElseThrow(), mix(mix));
    }

    private static Terms terms(double gain) {
        return new Terms(StoreProfiles.ORACLE_NOSQL, gain);
    }

    private Mix mix(String name) {
        return game.mixes().stream()
                .filter(m -> m.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Design game(Function<String, String> change) {
        try {
            String text = Files.readString(Goldens.root().resolve("examples/game.design"));
            return DesignReader.read(new Source("game.design", change.apply(text)), new MapLibrary(Map.of()))
                    .design()
                    .orElseThrow();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
