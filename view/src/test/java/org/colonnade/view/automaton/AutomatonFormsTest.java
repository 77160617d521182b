package org.colonnade.view.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.colonnade.automaton.HedgeAutomaton;
import org.colonnade.automaton.Inclusion;
import org.colonnade.automaton.InclusionAnswer;
import org.colonnade.automaton.LabelTree;
import org.colonnade.automaton.Replay;
import org.colonnade.automaton.TimbukFile;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class AutomatonFormsTest {
    private static final HedgeAutomaton PAIR = automaton(
            "Ops a:0 f:2\n\nAutomaton p\nStates q0 q1\nFinal States q0\nTransitions\na -> q1\nf(q1,q1) -> q0\n");
    private static final HedgeAutomaton LEAF =
            automaton("Ops a:0\n\nAutomaton l\nStates q0\nFinal States q0\nTransitions\na -> q0\n");

    private static HedgeAutomaton automaton(String text) {
        return TimbukFile.read(new Source("test", text)).automaton().orElseThrow();
    }

    @Test
    void a_run_says_what_each_step_assigns() {
        LabelTree pair = new LabelTree("f", List.of(LabelTree.leaf("a"), LabelTree.leaf("a")));
        Replay replay = Replay.of(PAIR, pair);
        assertThat(ReplayText.of(replay)).startsWith("step 1\n  ").endsWith("accepted\n");
        assertThat(ReplayJson.of(pair, replay)).contains("\"accepted\" : true", "\"label\" : \"f\"", "\"q0\"");
        assertThat(ReplayText.of(Replay.of(PAIR, LabelTree.leaf("a"))))
                .endsWith("rejected: the root has no final state\n");
    }

    @Test
    void an_inclusion_that_fails_has_a_witness() {
        InclusionAnswer answer = Inclusion.of(LEAF, PAIR).decide(Duration.ofSeconds(10));
        assertThat(InclusionText.of(answer)).isEqualTo("not included: a\n");
        assertThat(InclusionJson.of(answer))
                .contains("\"verdict\" : \"not included\"", "\"size\" : 1", "\"witness\" : \"a\"");
    }

    @Test
    void an_inclusion_that_holds_and_one_that_is_undecided_have_none() {
        assertThat(InclusionText.of(new InclusionAnswer.Included())).isEqualTo("included\n");
        assertThat(InclusionText.of(new InclusionAnswer.Undecided(Duration.ofMillis(1500))))
                .isEqualTo("undecided after 1500 ms\n");
        assertThat(InclusionJson.of(new InclusionAnswer.Undecided(Duration.ofSeconds(2))))
                .contains("\"verdict\" : \"undecided\"")
                .doesNotContain("witness");
    }
}
