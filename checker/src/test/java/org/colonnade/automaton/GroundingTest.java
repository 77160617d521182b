package org.colonnade.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.grammar.Grammar;
import org.colonnade.language.DesignReader;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class GroundingTest {
    @Test
    void open_sorts_get_invented_values_and_keep_their_constants() {
        Grounding grounding = ground("root ::= users(u) | users('Ann')\n users(u) ::= articles(u, a)*\n"
                + " articles(u, a) ::= ()\n writes u: users(u), articles(u, a)");
        assertThat(grounding.writes().states()).containsExactly("q_Ann", "q_u1", "q_u2");
        assertThat(grounding.schema().states())
                .containsExactlyInAnyOrder(
                        "q_users(Ann)",
                        "q_users(u1)",
                        "q_users(u2)",
                        "q_articles(Ann,a1)",
                        "q_articles(u1,a1)",
                        "q_articles(u2,a1)");
    }

    @Test
    void sorts_with_the_same_initial_have_different_names() {
        Grounding grounding = ground("root ::= authors(x)\n authors(x) ::= articles(x, y)\n articles(x, y) ::= ()\n"
                + " writes x: authors(x)");
        assertThat(grounding.schema().states())
                .containsExactly(
                        "q_authors(a1)", "q_authors(a2)", "q_articles(a1,articles1)", "q_articles(a2,articles1)");
    }

    @Test
    void a_variable_is_one_value_in_one_key_and_chosen_again_in_the_next() {
        Grounding grounding =
                ground("users = {A, B}\n root ::= top\n top ::= pair(x, x), users(x)\n pair(x, y) ::= ()\n"
                        + " users(x) ::= ()");
        assertThat(grounding.schema().accepts(tree("top[pair(A,A), users(B)]"))).isTrue();
        assertThat(grounding.schema().accepts(tree("top[pair(A,B), users(B)]"))).isFalse();
    }

    @Test
    void a_domain_keeps_other_values_out_of_its_kind() {
        Grounding grounding = ground("users = {A, B}\n admins = {A}\n root ::= users(u)\n users(u) ::= admins(u)?\n"
                + " admins(u) ::= ()\n writes u: users(u), admins(u)");
        assertThat(grounding.schema().accepts(tree("users(A)[admins(A)]"))).isTrue();
        assertThat(grounding.schema().accepts(tree("users(B)[admins(B)]"))).isFalse();
        assertThat(grounding.schema().accepts(tree("users(B)"))).isTrue();
    }

    @Test
    void the_people_are_users_two_of_each_role_and_the_application_and_anyone_is_each_of_them() {
        Grounding grounding = ground("root ::= t(u)\n t(u) ::= x, y, z\n x ::= ()\n y ::= ()\n z ::= ()\n"
                + " writes u: t(u)\n writes Admin(1): x\n writes Clerk(9): y\n writes system: z\n writes anyone: t(u)");
        assertThat(grounding.writes().states())
                .containsExactly("q_t1", "q_t2", "q_Admin(1)", "q_Clerk(1)", "q_Clerk(2)", "q_system");
        assertThat(grounding.writes().rules().stream()
                        .filter(r -> r.label().equals("t(t1)"))
                        .map(Rule::state))
                .containsExactlyInAnyOrderElementsOf(grounding.writes().states());
        assertThat(grounding.ambiguity()).isEqualTo(Optional.of(new Ambiguity("t(t1)", "q_t1", "q_t2")));
    }

    @Test
    void a_write_matches_keys_with_its_constants_and_equal_arguments_for_equal_variables() {
        Grounding grounding = ground("users = {A, B}\n root ::= p(x, y)\n p(x, y) ::= ()\n users(u) ::= ()\n"
                + " writes x: p(x, x), p(x, B), users(x)");
        assertThat(grounding.writes().rules().stream().map(Rule::toString))
                .containsExactly("q_A <- p(A,A)(q_A*)", "q_A <- p(A,B)(q_A*)", "q_B <- p(B,B)(q_B*)");
    }

    @Test
    void writers_of_keys_that_no_group_has_are_no_ambiguity() {
        Grounding grounding = ground("root ::= a | endless\n a ::= ()\n endless ::= endless\n"
                + " writes system: a, endless\n writes Admin(1): endless");
        assertThat(grounding.ambiguity()).isEmpty();
        assertThat(Ambiguity.of(grounding.writes())).isPresent();
        assertThat(grounding.contained(Duration.ofMinutes(10))).isEqualTo(new InclusionAnswer.Included());
    }

    @Test
    void sharing_in_pairs_is_not_enough() {
        Grounding grounding = ground(
                "root ::= doc(x, y, z)\n doc(x, y, z) ::= p(x, y), p(y, z), p(x, z)\n p(x, y) ::= ()\n"
                        + " writes x: p(x, y), doc(x, y, z)\n writes y: p(x, y), doc(x, y, z)\n writes z: doc(x, y, z)",
                3);
        assertThat(grounding.contained(Duration.ofMinutes(10))).isInstanceOf(InclusionAnswer.NotIncluded.class);
    }

    @Test
    void a_search_whose_time_is_over_is_undecided() {
        Grounding grounding = ground(
                "root ::= users(u)\n users(u) ::= notes(u, n)*\n notes(u, n) ::= ()\n writes u: users(u), notes(u, n)",
                50);
        assertThat(grounding.contained(Duration.ZERO)).isEqualTo(new InclusionAnswer.Undecided(Duration.ZERO));
        assertThat(grounding.contained(Duration.ofMinutes(10))).isEqualTo(new InclusionAnswer.Included());
    }

    @Test
    void what_would_be_too_large_is_refused() {
        assertThatThrownBy(() -> ground("root ::= p(a, b, c)\n p(a, b, c) ::= ()", 1000))
                .isInstanceOf(TooLargeException.class)
                .hasMessageContaining("`g`");
    }

    private static Grounding ground(String body) {
        return Grounding.of(grammar(body), Extent.CUT_OFF);
    }

    private static Grounding ground(String body, int size) {
        return Grounding.of(grammar(body), Extent.each(size));
    }

    private static Grammar grammar(String body) {
        var reading = DesignReader.read("g", new MapLibrary(Map.of("g", "grammar g {\n" + body + "\n}\n")));
        return reading.design()
                .orElseThrow(() -> new AssertionError(List.of(reading.problems())))
                .grammars()
                .get(0);
    }

    private static LabelTree tree(String text) {
        return TreeText.read(new Source("tree", text)).tree().orElseThrow();
    }
}
