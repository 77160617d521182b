package org.colonnade.view.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.model.Model;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Stores;
import org.colonnade.view.form.Examples;
import org.junit.jupiter.api.Test;

class LayoutFormsTest {
    private static final AggregateClass GAME = game();
    private static final List<AggregateLayout> SHOWN = List.of(new AggregateLayout(
            Cut.oneEntry(GAME),
            Stores.kind("embedded").profile(),
            false,
            new BlockLayout(
                    List.of("make games"),
                    new Cell("KEY", "VALUE"),
                    List.of(new Cell("2345", "{\"id\":\"2345\"}")),
                    List.of("nothing else"))));

    private static AggregateClass game() {
        Model model = Examples.named("game").model();
        return AggregateClass.of(model, model.entity("Game").orElseThrow());
    }

    @Test
    void text_and_json_have_the_same_cells() {
        assertThat(LayoutText.of(SHOWN))
                .startsWith("Game on ")
                .contains(": one entry (EAO)\n\n  make games\n\n")
                .contains("  KEY   VALUE\n  2345  {\"id\":\"2345\"}\n\n  nothing else\n");
        assertThat(LayoutJson.of(SHOWN))
                .contains("\"aggregate\" : \"Game\"", "\"paper\" : false", "\"definition\" : \"make games\"")
                .contains("\"key\" : \"2345\"", "\"nothing else\"");
    }
}
