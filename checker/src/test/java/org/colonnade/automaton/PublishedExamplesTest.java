package org.colonnade.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.grammar.Grammar;
import org.colonnade.language.DesignReader;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

/** The eight examples of the model-checking paper, over the users and articles of its figures. */
class PublishedExamplesTest {
    private static final String FIGURE_3 = "users(Alice)[articles(Alice,a1)[comments(Dave,a1), comments(Eve,a1)]]";
    private static final Duration LIMIT = Duration.ofMinutes(1);

    @Test
    void example_1_the_schema_of_figure_1_is_unsafe_and_that_of_figure_2_is_safe() {
        assertThat(isSafe(articleOriented())).isFalse();
        assertThat(isSafe(userOriented())).isTrue();
    }

    private static boolean isSafe(Grounding grounding) {
        return grounding.contained(LIMIT) instanceof InclusionAnswer.Included
                && grounding.ambiguity().isEmpty();
    }

    @Test
    void example_2_the_alphabet_has_a_key_for_each_user_and_for_each_user_with_each_article() {
        assertThat(articleOriented().schema().rules()).hasSize(5 + 5 * 2 + 5 * 2);
        assertThat(articleOriented().schema().accepts(tree(FIGURE_3))).isTrue();
    }

    @Test
    void example_3_the_schema_automaton_has_the_published_rules_and_final_states() {
        HedgeAutomaton schema = articleOriented().schema();
        assertThat(schema.finals())
                .containsExactly("q_users(Alice)", "q_users(Bob)", "q_users(Charlie)", "q_users(Dave)", "q_users(Eve)");
        assertThat(schema.rules().stream().map(Rule::toString))
                .contains(
                        "q_users(Alice) <- users(Alice)((q_articles(Alice,a1) | q_articles(Alice,a2))*)",
                        "q_articles(Bob,a2) <- articles(Bob,a2)((q_comments(Alice,a2) | q_comments(Bob,a2)"
                                + " | q_comments(Charlie,a2) | q_comments(Dave,a2) | q_comments(Eve,a2))*)",
                        "q_comments(Eve,a1) <- comments(Eve,a1)()");
    }

    @Test
    void figure_3_the_schema_automaton_accepts_in_three_steps() {
        Replay replay = Replay.of(articleOriented().schema(), tree(FIGURE_3));
        assertThat(replay.steps().toString())
                .isEqualTo("[[comments(Dave,a1) -> q_comments(Dave,a1), comments(Eve,a1) -> q_comments(Eve,a1)], "
                        + "[articles(Alice,a1)[q_comments(Dave,a1), q_comments(Eve,a1)] -> q_articles(Alice,a1)], "
                        + "[users(Alice)[q_articles(Alice,a1)] -> q_users(Alice)]]");
        assertThat(replay.isAccepted()).isTrue();
    }

    @Test
    void examples_4_and_5_each_user_writes_what_is_theirs_and_deletes_add_no_rules() {
        HedgeAutomaton writes = articleOriented().writes();
        assertThat(writes.states()).containsExactly("q_Alice", "q_Bob", "q_Charlie", "q_Dave", "q_Eve");
        assertThat(writes.finals()).containsExactlyElementsOf(writes.states());
        assertThat(writes.rules()).hasSize(5 + 5 * 2 + 5 * 2);
        assertThat(writes.rules().stream().map(Rule::toString))
                .contains(
                        "q_Bob <- users(Bob)(q_Bob*)",
                        "q_Bob <- articles(Bob,a1)(q_Bob*)",
                        "q_Bob <- comments(Bob,a1)(q_Bob*)");
        Grounding withDeletes = grounding("article_oriented_as_published");
        assertThat(withDeletes.writes().rules()).hasSize(2 + 2 + 2);
    }

    @Test
    void example_6_the_writes_automaton_is_deterministic_and_rejects_the_tree_of_figure_3() {
        HedgeAutomaton writes = articleOriented().writes();
        assertThat(Ambiguity.of(writes)).isEmpty();
        Replay replay = Replay.of(writes, tree(FIGURE_3));
        assertThat(replay.isAccepted()).isFalse();
        assertThat(replay.steps().get(0))
                .extracting(Replay.Assignment::states)
                .isEqualTo(List.of(Set.of("q_Dave"), Set.of("q_Eve")));
        assertThat(replay.steps().get(1)).hasToString("[articles(Alice,a1)[q_Dave, q_Eve] -> no state]");
        assertThat(writes.accepts(tree("users(Dave)[comments(Dave,a1)]"))).isTrue();
        assertThat(writes.accepts(tree("users(Alice)[articles(Alice,a1), articles(Alice,a2)]")))
                .isTrue();
    }

    @Test
    void example_7_the_article_oriented_schema_is_not_contained_in_the_safe_writes() {
        Grounding grounding = articleOriented();
        assertThat(grounding.contained(LIMIT)).isInstanceOfSatisfying(InclusionAnswer.NotIncluded.class, not -> {
            assertThat(not.witness().size()).isEqualTo(3);
            assertThat(grounding.schema().accepts(not.witness())).isTrue();
            assertThat(grounding.writes().accepts(not.witness())).isFalse();
        });
    }

    @Test
    void example_8_the_user_oriented_schema_is_contained_in_the_safe_writes() {
        Grounding grounding = userOriented();
        assertThat(grounding.contained(LIMIT)).isEqualTo(new InclusionAnswer.Included());
        assertThat(grounding.schema().rules().get(0))
                .hasToString("q_users(Alice) <- users(Alice)((q_articles(Alice,a1) | q_articles(Alice,a2))*"
                        + " | (q_comments(Alice,a1) | q_comments(Alice,a2))*)");
    }

    private static Grounding articleOriented() {
        return grounding("article_oriented_of_figure_1");
    }

    private static Grounding userOriented() {
        return grounding("user_oriented_of_figure_2");
    }

    private static Grounding grounding(String name) {
        try {
            String text = Files.readString(Goldens.root().resolve("examples/blog.design"));
            Grammar grammar =
                    DesignReader.read("blog", new MapLibrary(Map.of("blog", text)))
                            .design()
                            .orElseThrow()
                            .grammars()
                            .stream()
                            .filter(g -> g.name().equals(name))
                            .findFirst()
                            .orElseThrow();
            return Grounding.of(grammar, Extent.CUT_OFF);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static LabelTree tree(String text) {
        return TreeText.read(new Source("tree", text)).tree().orElseThrow();
    }
}
