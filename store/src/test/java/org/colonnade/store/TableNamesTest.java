package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TableNamesTest {
    private static final TableNames SHORT = new TableNames(Pattern.compile("[a-z0-9_]{1,30}"), "t_", 30);

    @Test
    void are_those_of_the_families_where_the_store_takes_them() {
        assertThat(TableNames.USUAL.of("hotels-by.city_2")).isEqualTo("hotels-by.city_2");
    }

    @Test
    void begin_alike_and_are_not_too_long_otherwise() {
        assertThat(SHORT.of("all names!")).startsWith("t_all_names__").hasSize(29);
        assertThat(SHORT.of("n".repeat(31))).startsWith("t_nnnnnnnnnnn_").hasSize(30);
        assertThat(TableNames.USUAL.of("n".repeat(201))).hasSize(200);
    }

    /** The first two have one hash of 32 bits. */
    @Test
    void differ_if_the_families_do() {
        assertThat("a%^").hasSameHashCodeAs("a&?");
        Set<String> names = Stream.of("a%^", "a&?", "a__", TableNames.USUAL.of("a%^"))
                .map(TableNames.USUAL::of)
                .collect(Collectors.toSet());
        assertThat(names).hasSize(4);
    }
}
