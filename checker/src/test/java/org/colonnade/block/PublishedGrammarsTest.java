package org.colonnade.block;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.design.Design;
import org.colonnade.grammar.Grammar;
import org.junit.jupiter.api.Test;

/** The grammars derived from the blog's workload are those that the paper wrote by hand. */
class PublishedGrammarsTest {
    private static final Design BLOG = Designs.example("blog.design");

    @Test
    void the_article_oriented_grouping_has_the_grammar_of_example_2_and_4() {
        assertThat(derived("article_oriented")).isEqualTo(published("article_oriented_as_published"));
    }

    @Test
    void the_user_oriented_grouping_has_the_grammar_of_example_8() {
        assertThat(derived("user_oriented")).isEqualTo(published("user_oriented_as_published"));
    }

    @Test
    void the_two_differ() {
        assertThat(derived("user_oriented")).isNotEqualTo(derived("article_oriented"));
        assertThat(derived("article_oriented").toString())
                .isEqualTo("[0 by [0], 0{0} -> 1, 1 by [0], 1{-} -> 2, 2 by [0]]");
    }

    private static Shape derived(String grouping) {
        return Shape.of(Designs.grouping(BLOG, grouping).get(0).grammar());
    }

    private static Shape published(String name) {
        return BLOG.grammars().stream()
                .filter(g -> g.name().equals(name))
                .map((Grammar g) -> Shape.of(g))
                .findFirst()
                .orElseThrow();
    }
}
