package org.colonnade.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.colonnade.text.Source;

/** The verdicts are those of determinisation, and the witnesses are as small. */
class InclusionLawTest {
    private static final int NEVER = Integer.MAX_VALUE;

    @Property(shrinking = ShrinkingMode.OFF)
    void a_witness_is_a_smallest_tree_that_only_the_first_accepts(@ForAll long seed) throws Exception {
        RandomAutomaton random = new RandomAutomaton(seed);
        HedgeAutomaton first = random.next();
        HedgeAutomaton second = random.next();
        check(first, second, NEVER);
        check(first, second, 1);
    }

    @Property(shrinking = ShrinkingMode.OFF)
    void automata_that_differ_in_a_rule_are_told_apart_exactly_if_they_differ(@ForAll long seed) throws Exception {
        RandomAutomaton random = new RandomAutomaton(seed);
        HedgeAutomaton smaller = random.next();
        HedgeAutomaton larger = random.larger(smaller);
        check(larger, smaller, NEVER);
        check(larger, smaller, 2);
        check(smaller, larger, 3);
        assertThat(Inclusion.of(smaller, larger).decide(Duration.ofMinutes(10)))
                .isEqualTo(new InclusionAnswer.Included());
    }

    @Property(shrinking = ShrinkingMode.OFF)
    void what_is_written_for_other_tools_is_included_exactly_if_the_automata_are(@ForAll long seed) {
        RandomAutomaton random = new RandomAutomaton(seed);
        HedgeAutomaton first = random.next();
        HedgeAutomaton second = random.larger(first);
        boolean included =
                Inclusion.of(second, first).decide(Duration.ofMinutes(10)) instanceof InclusionAnswer.Included;
        InclusionAnswer written =
                Inclusion.of(rewritten(second), rewritten(first)).decide(Duration.ofMinutes(10));
        assertThat(written instanceof InclusionAnswer.Included).isEqualTo(included);
    }

    private static HedgeAutomaton rewritten(HedgeAutomaton automaton) {
        TimbukFile file = TimbukFile.read(new Source("written", TimbukText.of(automaton)));
        assertThat(file.problems()).isEmpty();
        return file.automaton().orElseThrow();
    }

    private static void check(HedgeAutomaton first, HedgeAutomaton second, int patience) throws Exception {
        OptionalInt smallest = new Determinisation(first, second).smallest();
        Alphabet labels = Alphabet.of(first, second);
        Stepwise one = StepwiseBuilder.build(first, labels);
        Stepwise other = StepwiseBuilder.build(second, labels);
        InclusionAnswer verdict =
                new InclusionSearch(one, other, labels, patience).run(new Deadline(Duration.ofMinutes(10)));
        if (verdict instanceof InclusionAnswer.NotIncluded not) {
            assertThat(first.accepts(not.witness())).isTrue();
            assertThat(second.accepts(not.witness())).isFalse();
            assertThat(OptionalInt.of((int) not.witness().size())).isEqualTo(smallest);
        } else {
            assertThat(verdict).isEqualTo(new InclusionAnswer.Included());
            assertThat(smallest).isEmpty();
        }
    }
}
