package org.colonnade.contention;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.colonnade.automaton.Extent;
import org.colonnade.automaton.Grounding;
import org.colonnade.automaton.InclusionAnswer.Included;
import org.colonnade.automaton.InclusionAnswer.NotIncluded;
import org.colonnade.grammar.Grammar;
import org.colonnade.law.Tries;
import org.junit.jupiter.api.Test;

/** The check for all sizes finds what the paper's automata find at the cut-off sizes and above. */
class AutomataLawTest {
    private static final int LARGE = 200;

    @Test
    void verdicts_are_those_of_inclusion_and_determinism() {
        Tries.of(1600).run(seed -> check(RandomGrammar.of(seed)));
    }

    private static void check(Grammar grammar) {
        Findings findings = Contention.of(grammar);
        CutOff cutOff = CutOff.of(grammar);
        Grounding two = ground(grammar, cutOff, 2, 1);
        checkStrict(grammar, findings, two);
        Grounding enough = cutOff.owners() == 1 ? two : ground(grammar, cutOff, cutOff.owners() + 1, 1);
        checkContained(grammar, findings, enough);
        Grounding larger = ground(grammar, cutOff, Math.max(3, cutOff.owners() + 2), 2);
        if (larger.schema().states().size() <= LARGE) {
            checkStrict(grammar, findings, larger);
            checkContained(grammar, findings, larger);
        }
    }

    private static Grounding ground(Grammar grammar, CutOff cutOff, int users, int others) {
        return Grounding.of(grammar, new Extent(users + cutOff.more(), others + cutOff.more()));
    }

    private static void checkStrict(Grammar grammar, Findings findings, Grounding grounding) {
        assertThat(size(grounding) == 0 && grounding.ambiguity().isEmpty())
                .as(() -> "strict\n" + Given.text(grammar))
                .isEqualTo(findings.strict().holds());
    }

    /** The smallest trees without a common writer are equally large. */
    private static void checkContained(Grammar grammar, Findings findings, Grounding grounding) {
        long nodes = findings.contained() instanceof Ruling.Fails fails ? fails.nodes() : 0;
        assertThat(size(grounding))
                .as(() -> "nodes of a smallest tree that breaks `contained`\n" + Given.text(grammar))
                .isEqualTo(nodes);
    }

    /** That of a smallest tree that is not included, or 0. */
    private static long size(Grounding grounding) {
        org.colonnade.automaton.InclusionAnswer verdict = grounding.contained(Duration.ofMinutes(10));
        assertThat(verdict).isInstanceOfAny(Included.class, NotIncluded.class);
        return verdict instanceof NotIncluded not ? not.witness().size() : 0;
    }
}
