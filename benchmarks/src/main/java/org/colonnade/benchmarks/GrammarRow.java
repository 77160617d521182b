package org.colonnade.benchmarks;

import java.time.Duration;
import java.util.List;
import org.colonnade.automaton.Extent;
import org.colonnade.automaton.Grounding;
import org.colonnade.contention.Contention;
import org.colonnade.contention.Findings;
import org.colonnade.grammar.Grammar;

/** Grammars checked both ways: enumerated, with the inclusion of automata, and for all sizes at once. */
final class GrammarRow {
    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final int ROUNDS = 3;

    private GrammarRow() {}

    static void heading() {
        System.out.printf(
                "%-36s%10s%10s%8s%14s%10s   %s%n",
                "", "first ms", "best ms", "MB", "all sizes ms", "ratio", "contained");
    }

    static void of(String name, Grammar grammar, Extent extent) {
        of(name, List.of(grammar), extent);
    }

    static void of(String name, List<Grammar> grammars, Extent extent) {
        Meter.Reading<List<String>> first = Meter.once(() -> enumerated(grammars, extent));
        Meter.Reading<List<String>> best = first;
        for (int round = 1; round < ROUNDS; round++) {
            Meter.Reading<List<String>> next = Meter.once(() -> enumerated(grammars, extent));
            best = next.millis() < best.millis() ? next : best;
        }
        double parametric = Meter.warm(() -> grammars.forEach(Contention::of));
        System.out.printf(
                "%-36s%10.1f%10.1f%8.0f%14.4f%10.2f   %s%n",
                name,
                first.millis(),
                best.millis(),
                best.megabytes(),
                parametric / grammars.size(),
                best.millis() / parametric,
                agreement(first.result(), parametric(grammars)));
    }

    private static List<String> enumerated(List<Grammar> grammars, Extent extent) {
        return grammars.stream()
                .map(g -> Grounding.of(g, extent).contained(LIMIT))
                .map(v -> v.match(included -> "holds", not -> "fails", undecided -> "?"))
                .toList();
    }

    private static List<String> parametric(List<Grammar> grammars) {
        return grammars.stream()
                .map(Contention::of)
                .map(Findings::contained)
                .map(v -> v.holds() ? "holds" : v instanceof org.colonnade.contention.Ruling.Fails ? "fails" : "?")
                .toList();
    }

    private static String agreement(List<String> enumerated, List<String> parametric) {
        long agreeing = 0;
        for (int i = 0; i < enumerated.size(); i++) {
            agreeing += enumerated.get(i).equals(parametric.get(i)) ? 1 : 0;
        }
        return enumerated.size() == 1
                ? enumerated.get(0) + (agreeing == 1 ? "" : ", for all sizes: " + parametric.get(0))
                : agreeing + " of " + enumerated.size() + " agree";
    }
}
