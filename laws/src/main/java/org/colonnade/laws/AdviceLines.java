package org.colonnade.laws;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.advice.Recommendation;

/** Writes a recommendation that breaks a law in lines: its families, then what it does for each statement. */
final class AdviceLines {
    private AdviceLines() {}

    static String of(Recommendation advice) {
        List<String> families =
                advice.families().stream().map(f -> f.name() + " " + f).toList();
        return Stream.concat(
                        families.stream(),
                        advice.requests().stream()
                                .flatMap(r -> r.statements().stream().map(s -> r.request() + ": " + s)))
                .collect(Collectors.joining("\n"));
    }
}
