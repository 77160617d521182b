package org.colonnade.view.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.design.Design;
import org.colonnade.engine.Engine.Outcome;
import org.colonnade.engine.RequestReport;
import org.colonnade.engine.StepReport;
import org.colonnade.view.form.Examples;
import org.junit.jupiter.api.Test;

class OutcomeFormsTest {
    private static final Design DESIGN = Examples.read("""
            entity Member (1000) { id key name text(20) }
            request Look 1 { SELECT Member.name FROM Member WHERE Member.id = ?member; }
            """);
    private static final RequestAdvice ADVICE =
            new RequestAdvice(DESIGN.requests().get(0), 1, List.of());
    private static final Outcome OUTCOME = new Outcome(
            new RequestReport(List.of(List.of(new StepReport("get member", 1, 2, 1, 1_250_000)))),
            Map.of(0, List.of(List.of("a\tb"))));

    @Test
    void text_has_the_rows_then_the_steps() {
        assertThat(OutcomeText.of(ADVICE, OUTCOME))
                .startsWith("Member.name\na\\tb\n(1 row)\n\n")
                .contains("  asked  fetched  left  took      step\n  1      2        1     1.250 ms  get member\n")
                .endsWith("store: 1.250 ms\n");
    }

    @Test
    void json_has_the_same() {
        assertThat(OutcomeJson.of(ADVICE, OUTCOME))
                .contains("\"request\" : \"Look\"", "\"a\\tb\"", "\"fetched\" : 2", "\"nanos\" : 1250000");
    }
}
