package org.colonnade.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Content.Times;
import org.junit.jupiter.api.Test;

class DerivativesTest {
    private static final List<String> STATES = List.of("p", "q");

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void a_word_matches_if_its_derivative_matches_nothing_more(@ForAll long seed) {
        Content<String> expression = new RandomAutomaton(seed).expression(STATES, 3);
        Stream<String> words = Stream.of("");
        for (int length = 0; length < 6; length++) {
            List<String> all = words.toList();
            all.forEach(w -> assertThat(matches(Set.of(expression), w))
                    .as(expression + " on " + w)
                    .isEqualTo(w.matches(pattern(expression))));
            words = all.stream().flatMap(w -> STATES.stream().map(s -> w + s));
        }
    }

    private static boolean matches(Set<Content<String>> expressions, String word) {
        Set<Content<String>> rest = expressions;
        for (String state : word.split("")) {
            rest = rest.stream()
                    .flatMap(e -> Derivatives.of(e).entrySet().stream())
                    .filter(d -> d.getValue().contains(state))
                    .map(Map.Entry::getKey)
                    .collect(Collectors.toSet());
        }
        return (word.isEmpty() ? expressions : rest).stream().anyMatch(Content::isNullable);
    }

    /** Java's notation for the same expression. */
    private static String pattern(Content<String> expression) {
        if (expression instanceof Content.Sequence<String> sequence) {
            return sequence.parts().stream().map(DerivativesTest::pattern).collect(Collectors.joining());
        } else if (expression instanceof Content.Choice<String> choice) {
            return choice.alternatives().stream()
                    .map(DerivativesTest::pattern)
                    .collect(Collectors.joining("|", "(?:", ")"));
        } else if (expression instanceof Content.Repeat<String> repeat) {
            return "(?:" + pattern(repeat.body()) + ")" + repeat.times();
        }
        return expression.toString();
    }

    @Test
    void a_repeated_choice_is_its_own_derivative() {
        Content<String> choice = new Content.Repeat<>(
                new Content.Choice<>(List.of(new Content.Child<>("p"), new Content.Child<>("q"))), Times.ANY);
        assertThat(Derivatives.of(choice)).isEqualTo(Map.of(choice, Set.of("p", "q")));
    }
}
