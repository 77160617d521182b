package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AppendedTextTest {
    private static Optional<String> appended(String record, String path) {
        ComplexValue element = new ComplexValue.Scalar("a \"b\"");
        return AppendedText.of(record, new Edit.Append(AccessPath.of(path), element));
    }

    @Test
    void an_element_comes_behind_the_others() {
        assertThat(appended("{\"id\":1,\"log\":[\"x]\",[{}]],\"z\":[]}", "log"))
                .contains("{\"id\":1,\"log\":[\"x]\",[{}],\"a \\\"b\\\"\"],\"z\":[]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " "})
    void a_first_element_has_no_comma(String space) {
        assertThat(appended("{\"log\":[" + space + "]}", "log")).contains("{\"log\":[" + space + "\"a \\\"b\\\"\"]}");
    }

    @Test
    void a_collection_of_the_same_name_further_inside_is_another_one() {
        assertThat(appended("{\"box\":{\"log\":[1]},\"log\":[\"é😀\"]}", "log"))
                .contains("{\"box\":{\"log\":[1]},\"log\":[\"é😀\",\"a \\\"b\\\"\"]}");
    }

    @Test
    void long_texts_end_where_they_end() {
        String text = "\"" + "é".repeat(100_000) + "\"";
        assertThat(appended("{\"log\":[" + text + "],\"z\":" + text + "}", "log"))
                .contains("{\"log\":[" + text + ",\"a \\\"b\\\"\"],\"z\":" + text + "}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"id\":1}", "{\"log\":{}}", "{\"log\":null}", "[]", "{\"log\":[", ""})
    void what_has_no_such_collection_is_left_to_others(String record) {
        assertThat(appended(record, "log")).isEmpty();
    }

    @Test
    void collections_within_others_are_left_to_others() {
        assertThat(appended("{\"box\":{\"log\":[1]}}", "box.log")).isEmpty();
    }
}
