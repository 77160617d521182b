package org.colonnade.view.representation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.representation.RepresentationAdvice;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.Terms;
import org.colonnade.store.Stores;
import org.colonnade.view.form.Examples;
import org.junit.jupiter.api.Test;

class RepresentationFormsTest {
    private static final Design GAME = Examples.named("game");

    private static RepresentationAdvice advice() {
        return new RepresentationAdvisor(
                        GAME, Terms.usual(Stores.kind("embedded").profile()))
                .advise(GAME.model().entity("Game").orElseThrow(), GAME.defaultMix());
    }

    @Test
    void text_json_and_design_tell_the_same_partition() {
        RepresentationAdvice advice = advice();
        String best = RepresentationText.text(advice.best().cut());
        assertThat(RepresentationText.of(advice)).startsWith("Game on ").contains(": " + best + "\n");
        assertThat(RepresentationJson.of(List.of(advice)))
                .contains("\"" + CutText.of(advice.best().cut()) + "\"");
        assertThat(Examples.read(Examples.text("examples/game.design").replaceAll("(?s)// ROUNDS.*", "")
                                + RepresentationText.design(advice))
                        .aggregates())
                .hasSize(1);
    }
}
