package org.colonnade.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NearNamesTest {
    private static final List<String> MANY =
            IntStream.range(0, 13).mapToObj(i -> "attribute" + i).toList();

    @Test
    void what_leads_to_help_is_left_out_where_there_is_none() {
        assertThat("Thing has no `nope`" + NearNames.help(", ", "nope", MANY)).isEqualTo("Thing has no `nope`");
        assertThat(NearNames.help("; ", "nope", List.of())).isEmpty();
    }

    @Test
    void what_leads_to_help_stands_before_near_names_and_before_few() {
        assertThat(NearNames.help("; ", "atribute12", MANY)).startsWith("; did you mean `attribute12`");
        assertThat(NearNames.help(", ", "nope", List.of("size", "name"))).isEqualTo(", there are `size` and `name`");
    }
}
