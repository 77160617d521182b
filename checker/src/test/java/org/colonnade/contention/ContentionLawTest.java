package org.colonnade.contention;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.colonnade.grammar.Grammar;
import org.colonnade.law.Tries;
import org.junit.jupiter.api.Test;

/** The check for all sizes finds what brute force finds at the cut-off sizes and above. */
class ContentionLawTest {
    private static final int DECISIONS = 60;
    private static final int LARGE = 100;

    @Test
    void verdicts_and_sizes_of_witnesses_are_those_of_the_enumerated_grammar() {
        Tries.of(12_000).run(seed -> {
            List<Integer> choices =
                    new SplittableRandom(seed).ints(DECISIONS, 0, 840).boxed().toList();
            if (breaks(choices)) {
                check(RandomGrammar.of(new Choices(shrunk(choices))));
            }
        });
    }

    private static boolean breaks(List<Integer> choices) {
        try {
            check(RandomGrammar.of(new Choices(choices)));
            return false;
        } catch (AssertionError | RuntimeException e) {
            return true;
        }
    }

    /** Leaves decisions out, or makes them 0, as long as the law stays broken. */
    private static List<Integer> shrunk(List<Integer> choices) {
        for (int i = choices.size() - 1; i >= 0; i--) {
            List<Integer> without = new ArrayList<>(choices);
            without.remove(i);
            List<Integer> zero = new ArrayList<>(choices);
            boolean changes = zero.set(i, 0) != 0;
            if (breaks(without)) {
                return shrunk(without);
            } else if (changes && breaks(zero)) {
                return shrunk(zero);
            }
        }
        return choices;
    }

    static void check(Grammar grammar) {
        Findings findings = Contention.of(grammar);
        CutOff cutOff = CutOff.of(grammar);
        Grounding two = cutOff.grounding(grammar, 2, 1);
        Grounding enough = cutOff.owners() == 1 ? two : cutOff.grounding(grammar, cutOff.owners() + 1, 1);
        checkAll(grammar, findings, two, enough);
        Grounding larger = cutOff.grounding(grammar, Math.max(3, cutOff.owners() + 2), 2);
        if (larger.keys().size() <= LARGE) {
            checkAll(grammar, findings, larger, larger);
        }
        checkWitness(grammar, findings.strict());
        checkWitness(grammar, findings.conflictFree());
        checkWitness(grammar, findings.contained());
    }

    private static void checkAll(Grammar grammar, Findings findings, Grounding two, Grounding enough) {
        assertThat(List.of(size(findings.strict()), size(findings.conflictFree()), size(findings.contained())))
                .as(() -> "strict, conflict-free, contained\n" + Given.text(grammar))
                .isEqualTo(
                        List.of(Enumeration.strict(two), Enumeration.conflictFree(two), Enumeration.contained(enough)));
    }

    private static int size(Ruling verdict) {
        return verdict instanceof Ruling.Fails fails ? (int) fails.nodes() : verdict.holds() ? Enumeration.NONE : -1;
    }

    /** The tree is in the language, has the size it should have, and the clash is between those who may write. */
    private static void checkWitness(Grammar grammar, Ruling verdict) {
        if (verdict instanceof Ruling.Fails fails) {
            Witness witness = fails.witness().orElseThrow();
            Set<String> names = new LinkedHashSet<>(List.of("other", "another"));
            witness.tree().nodes().forEach(n -> names.addAll(n.arguments()));
            Grounding grounding = new Grounding(grammar, sort -> List.copyOf(names));
            assertThat(witness.tree().nodes()).hasSize((int) fails.nodes());
            assertThat(new Membership(grounding).has(witness.tree()))
                    .as(() -> witness + "\n" + Given.text(grammar))
                    .isTrue();
            for (Tree node : witness.tree().nodes()) {
                assertThat(node.writers().isEmpty())
                        .as(() -> node + " of " + witness + "\n" + Given.text(grammar))
                        .isEqualTo(grounding.writers(Membership.key(node)) == 0);
            }
            checkClash(witness.clash(), grounding);
        }
    }

    private static void checkClash(Clash clash, Grounding grounding) {
        if (clash instanceof Clash.Apart apart) {
            int first = grounding.writers(Membership.key(apart.firstNode()));
            int second = grounding.writers(Membership.key(apart.secondNode()));
            assertThat(first & second).isZero();
            assertThat(first).isNotZero();
            assertThat(second).isNotZero();
        } else if (clash instanceof Clash.Unwritten unwritten) {
            assertThat(grounding.writers(Membership.key(unwritten.node()))).isZero();
        } else if (clash instanceof Clash.Scattered scattered) {
            assertThat(scattered.nodes().stream()
                            .mapToInt(n -> grounding.writers(Membership.key(n)))
                            .reduce(-1, (a, b) -> a & b))
                    .isZero();
        } else if (clash instanceof Clash.Shared shared) {
            assertThat(Integer.bitCount(grounding.writers(Membership.key(shared.node()))))
                    .isGreaterThan(1);
        }
    }
}
