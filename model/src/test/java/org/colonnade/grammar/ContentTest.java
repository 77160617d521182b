package org.colonnade.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ContentTest {
    private static final Content<String> A = new Content.Child<>("a");
    private static final Content<String> B = new Content.Child<>("b");

    @Test
    void children_are_named_from_left_to_right() {
        List<String> keys = new ArrayList<>();
        Content.of(List.of(A, new Content.Choice<>(List.of(B, A)))).forEachKey(keys::add);
        assertThat(keys).containsExactly("a", "b", "a");
    }

    @Test
    void a_sequence_needs_all_its_parts_and_a_choice_one() {
        assertThat(Content.of(List.of(A, B)).matchesSome("a"::equals)).isFalse();
        assertThat(new Content.Choice<>(List.of(A, B)).matchesSome("a"::equals)).isTrue();
        assertThat(Content.<String>none().isNullable()).isTrue();
        assertThat(Content.of(List.of(A))).isEqualTo(A);
    }

    @ParameterizedTest
    @EnumSource
    void what_may_be_left_out_matches_nothing_too(Content.Times times) {
        assertThat(new Content.Repeat<>(A, times).isNullable()).isEqualTo(times != Content.Times.SOME);
    }

    @Test
    void others_stand_in_place_of_its_children() {
        Content<String> twice =
                A.with(k -> Content.of(List.of(new Content.Child<>(k + 1), new Content.Child<>(k + 2))));
        assertThat(twice)
                .hasToString(Content.of(List.of(new Content.Child<>("a1"), new Content.Child<>("a2")))
                        .toString());
    }
}
