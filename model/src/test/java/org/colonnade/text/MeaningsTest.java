package org.colonnade.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MeaningsTest {
    private final List<String> read = new ArrayList<>();
    private final Meanings<Integer> numbers = new Meanings<>(2, this::number);

    private Integer number(String text) {
        read.add(text);
        return Integer.valueOf(text);
    }

    @Test
    void a_text_is_read_once() {
        assertThat(numbers.of("1")).isEqualTo(1);
        assertThat(numbers.of("1")).isEqualTo(1);
        assertThat(read).containsExactly("1");
    }

    @Test
    void no_more_are_remembered_than_they_may() {
        List.of("1", "2", "3", "3", "2").forEach(numbers::of);
        assertThat(numbers.of("3")).isEqualTo(3);
        assertThat(read).containsExactly("1", "2", "3", "3", "3");
    }

    @Test
    void what_means_nothing_fails_each_time() {
        assertThatThrownBy(() -> numbers.of("one")).isInstanceOf(NumberFormatException.class);
        assertThatThrownBy(() -> numbers.of("one")).isInstanceOf(NumberFormatException.class);
    }
}
