package org.colonnade.view.boundary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.colonnade.boundary.BoundaryAdvisor;
import org.colonnade.boundary.Conditions;
import org.colonnade.design.Design;
import org.colonnade.grouping.Grouping;
import org.colonnade.view.form.Examples;
import org.junit.jupiter.api.Test;

class BoundaryTextTest {
    private static String text(Design design, Conditions conditions) {
        return BoundaryText.of(
                BoundaryAdvisor.advise(design, design.defaultMix(), conditions).orElseThrow());
    }

    @Test
    void what_a_declaration_rules_out_is_said() {
        Design blog = Examples.read(Examples.text("examples/blog.design") + "aggregate Comment as one entry\n");
        assertThat(text(blog, new Conditions(Conditions.USUAL_SIZE, Set.of())))
                .contains("Without what the design declares: Article.comments");
    }

    @Test
    void what_a_person_has_grouped_is_declared() {
        Design blog = Examples.named("blog");
        Optional<Grouping> mine = blog.groupings().stream()
                .filter(g -> g.name().equals("user_oriented"))
                .findFirst();
        assertThat(text(blog, new Conditions(1e9, Set.of(), mine)))
                .contains("Comment stands in User.comments because the design declares it");
    }
}
