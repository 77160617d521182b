package org.colonnade.session.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.colonnade.boundary.Conditions;
import org.colonnade.check.Pace;
import org.colonnade.contention.Verdict;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

class CheckingTest {
    private static final Session BLOG = Session.open(Goldens.root().resolve("examples/blog.design"));
    private static final Session SHOP = Session.open(Goldens.root().resolve("docs/shop.design"));

    private static Checking checking(Session session) {
        Pace pace = new Pace(session.design().defaultMix(), OptionalDouble.empty(), Pace.DATASTORE, 1000);
        return new Checking(session, Verdict.CONFLICT_FREE, pace);
    }

    @Test
    void a_design_without_decisions_is_checked_entity_by_entity() {
        assertThat(SHOP.design().groupings()).isEmpty();
        assertThat(checking(SHOP).report(Optional.empty()).checks())
                .singleElement()
                .extracting(c -> c.subject().toString())
                .asString()
                .contains("flat");
    }

    @Test
    void families_are_checked_beside_what_the_design_decides() {
        int without = checking(BLOG).report(Optional.empty()).checks().size();
        int with = checking(BLOG)
                .report(Optional.of(BLOG.recommend(p -> true).families()))
                .checks()
                .size();
        assertThat(with).isGreaterThan(without);
    }

    @Test
    void the_first_groupings_are_safe() {
        assertThat(checking(BLOG).groupings(1).ranking().sound()).isNotEmpty();
    }

    @Test
    void conditions_that_the_design_does_not_know_are_refused() {
        AggregateProposal proposal =
                new AggregateProposal(Conditions.USUAL_SIZE, List.of("Nonesuch"), Optional.of("nowhere"));
        assertThatThrownBy(() -> proposal.checkRequests(BLOG))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("there is no request 'Nonesuch'");
        assertThatThrownBy(() -> proposal.chosen(BLOG))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("there is no grouping 'nowhere'");
    }

    @Test
    void a_grammar_is_known_by_its_name_or_by_the_grouping_that_it_follows_from() {
        String first = BLOG.design().groupings().get(0).name();
        assertThat(NamedGrammar.find(BLOG.design(), first).text()).contains("::=");
        assertThatThrownBy(() -> NamedGrammar.find(BLOG.design(), "nonesuch"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("there is no grammar or grouping 'nonesuch'");
    }
}
