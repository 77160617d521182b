package org.colonnade.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class TimbukFileTest {
    private static final String SOUND =
            "Ops a:0 f:2\n\nAutomaton even\nStates q0 q1\nFinal States q0\nTransitions\na -> q1\nf(q1,q1) -> q0\n";

    @Test
    void reads_symbols_states_and_transitions() {
        TimbukFile file = read(SOUND);
        assertThat(file.problems()).isEmpty();
        HedgeAutomaton automaton = file.automaton().orElseThrow();
        assertThat(automaton.rules()).hasToString("[q1 <- a(), q0 <- f(q1, q1)]");
        assertThat(automaton.accepts(new LabelTree("f", List.of(LabelTree.leaf("a"), LabelTree.leaf("a")))))
                .isTrue();
        assertThat(automaton.accepts(LabelTree.leaf("a"))).isFalse();
    }

    @Test
    void reads_states_with_arities_and_constants_with_brackets() {
        TimbukFile file = read(SOUND.replace("q0 q1\nF", "q0:0 q1:0\nF").replace("a ->", "a() ->"));
        assertThat(file.problems()).isEmpty();
        assertThat(file.automaton().orElseThrow().states()).containsExactly("q0", "q1");
    }

    @Test
    void use_decides_on_arities_and_declarations_and_is_warned_of() {
        TimbukFile file = read(SOUND.replace("Ops a:0 f:2", "Ops f:3 f:2").replace("q0 q1\nF", "q0 q1 q1\nF"));
        assertThat(file.automaton()).isPresent();
        assertThat(file.problems())
                .noneMatch(Problem::isError)
                .extracting(Problem::message)
                .containsExactly(
                        "the symbol `f` is declared twice",
                        "the state `q1` is declared twice",
                        "the symbol `a` is not declared",
                        "the symbol `f` is declared with 3 arguments, but has 2 arguments here");
    }

    @Test
    void undeclared_states_are_errors_all_at_once() {
        TimbukFile file =
                read(SOUND.replace("Final States q0", "Final States q2").replace("f(q1,q1)", "f(q1,q7)"));
        assertThat(file.automaton()).isEmpty();
        assertThat(file.problems())
                .extracting(Problem::message)
                .containsExactly("there is no state `q2`", "there is no state `q7`");
    }

    @Test
    void a_file_that_is_cut_off_anywhere_before_its_last_state_is_an_error() {
        int last = SOUND.lastIndexOf("q0");
        for (int end = 0; end < last; end++) {
            String text = SOUND.substring(0, end);
            boolean isWhole =
                    text.strip().endsWith("Transitions") || text.strip().endsWith("-> q1");
            assertThat(read(text).automaton().isPresent()).as(text).isEqualTo(isWhole);
        }
    }

    @Test
    void reading_goes_on_after_a_bad_transition() {
        TimbukFile file = read(SOUND.replace("a -> q1", "a q1\n)( -> q1\nq0 -> q1"));
        assertThat(file.automaton()).isEmpty();
        assertThat(file.problems())
                .extracting(Problem::message)
                .containsExactly("`->` is expected here", "`q0` is a state, not a symbol");
    }

    @Test
    void a_second_automaton_and_foreign_sections_are_errors() {
        assertThat(read(SOUND + SOUND).problems())
                .extracting(Problem::message)
                .contains("there is a second section `Transitions`");
        assertThat(read("Rules\n" + SOUND).problems())
                .extracting(Problem::message)
                .containsExactly("no section begins with `Rules`");
    }

    private static TimbukFile read(String text) {
        return TimbukFile.read(new Source("test", text));
    }
}
