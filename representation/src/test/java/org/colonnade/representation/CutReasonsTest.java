package org.colonnade.representation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.colonnade.cost.BlockCosts;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.representation.Reason.Guideline;
import org.colonnade.store.StoreProfile;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class CutReasonsTest {
    /** Where a request costs no more than some thousand bytes. */
    private static final StoreProfile BYTES_COUNT = StoreProfiles.CASSANDRA.with(
            new BlockCosts(new BlockCosts.Prices(1e-4, 1.2e-5, 1e-8, 0), new BlockCosts.Prices(1e-4, 2e-5, 3e-8, 0)));

    private static final String HERO = """
            value Item { name text(20)  count int }
            entity Guild (1000) { id key  name text(20) }
            entity Hero (10_000) {
              id key
              name text(20)
              stats text(300)
              guild -> Guild.members
              bags Item[40]
              portrait bytes(2000)
            }
            mixes play (default), idle
            request Fight play 100 { UPDATE Hero SET stats = ?stats WHERE Hero.id = ?hero; }
            request Login play 10, idle 10 { SELECT Hero.name, Hero.bags FROM Hero WHERE Hero.id = ?hero; }
            request Open play 5 { SELECT Hero.bags FROM Hero WHERE Hero.id = ?hero; }
            request Look play 5, idle 20 { SELECT Hero.name, Hero.portrait FROM Hero WHERE Hero.id = ?hero; }
            request Retire play 1 { DELETE FROM Hero WHERE Hero.id = ?hero; }
            """;

    @Test
    void only_requests_that_access_parts_together_are_named() {
        assertThat(together(StoreProfiles.DATASTORE, HERO))
                .singleElement()
                .asString()
                .startsWith("several of `id name guild bags portrait` are accessed together by Login, Look,"
                        + " `id` and `guild` by nobody; an entry for each would cost ");
    }

    @Test
    void parts_that_nobody_accesses_together_are_in_one_entry_for_its_cost() {
        assertThat(together(BYTES_COUNT, HERO))
                .element(0)
                .asString()
                .startsWith("nobody accesses several of `id guild portrait` together, nor `id` and `guild` at all;"
                        + " an entry for each would cost only ");
    }

    @Test
    void who_accesses_all_parts_is_named_before_who_accesses_several() {
        assertThat(together(BYTES_COUNT, HERO))
                .element(1)
                .asString()
                .startsWith("`name bags` are accessed together by Login; an entry for each would cost ");
    }

    private static List<String> together(StoreProfile store, String text) {
        Design design = DesignReader.read(new Source("hero.design", text), new MapLibrary(Map.of()))
                .design()
                .orElseThrow();
        return new RepresentationAdvisor(design, Terms.usual(store))
                .advise(design.model().entity("Hero").orElseThrow(), design.defaultMix()).reasons().stream()
                        .filter(r -> r.guideline() == Guideline.TOGETHER)
                        .map(Reason::text)
                        .toList();
    }
}
