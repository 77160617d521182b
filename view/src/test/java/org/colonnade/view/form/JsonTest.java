package org.colonnade.view.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void a_document_has_a_member_on_each_line_and_ends_with_a_line_break() {
        assertThat(Json.text(Json.object().put("form", "test/1").put("count", 2)))
                .isEqualTo("{\n  \"form\" : \"test/1\",\n  \"count\" : 2\n}\n");
    }

    @Test
    void arrays_keep_the_order_of_their_list() {
        assertThat(Json.array(List.of("b", "a"), n -> Json.object().put("name", n)))
                .hasToString("[{\"name\":\"b\"},{\"name\":\"a\"}]");
        assertThat(Json.texts(List.of(2, 1))).hasToString("[\"2\",\"1\"]");
    }
}
