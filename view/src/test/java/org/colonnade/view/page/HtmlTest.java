package org.colonnade.view.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HtmlTest {
    @Test
    void all_text_is_escaped() {
        assertThat(new Html("p").with("title", "a\"b").text("<b> & c"))
                .hasToString("<p title=\"a&quot;b\">&lt;b&gt; &amp; c</p>");
    }

    @Test
    void a_parameter_is_not_broken_after_its_question_mark() {
        assertThat(Html.code("id = ?user")).hasToString("<code>id = <span>?user</span></code>");
    }

    @Test
    void rows_of_a_table_have_a_heading_and_numbers() {
        assertThat(new NumberTable("", "cost")
                        .row(new Html("span").text("Find"), "9 ms")
                        .html()
                        .toString())
                .contains("<th scope=\"row\"><span>Find</span></th><td>9 ms</td>");
    }

    @Test
    void a_page_refers_to_nothing_outside() {
        assertThat(Page.of("Title", new Html("main").text("text")))
                .startsWith("<!DOCTYPE html>\n")
                .contains("<title>Title</title>")
                .doesNotContain("http", "<link", "<script");
    }
}
