package org.colonnade.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {
    @Test
    void columns_line_up() {
        TextTable table = new TextTable(List.of("a", "wide"));
        table.add(List.of("long", "b"));
        assertThat(table.text("  ")).isEqualTo("  a     wide\n  long  b\n");
    }

    @Test
    void rows_may_be_short() {
        TextTable table = new TextTable();
        table.addPlain(List.of("a", "b"));
        table.addPlain(List.of("alone"));
        assertThat(table.lines()).containsExactly("a      b", "alone");
    }

    @Test
    void line_breaks_are_escaped() {
        TextTable table = new TextTable(List.of("a"));
        table.add(List.of("b\nc"));
        assertThat(table.lines()).containsExactly("a", "b\\nc");
    }
}
