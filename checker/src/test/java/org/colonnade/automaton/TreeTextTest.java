package org.colonnade.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TreeTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "users(Alice)[articles(Alice,a1)[comments(Dave,a1), comments(Eve,a1)]]",
                "a",
                "a[b, c[d], e]",
                "users('O\\'Hara, \\\\')",
            })
    void prints_what_it_reads(String text) {
        assertThat(read(text).tree().orElseThrow()).hasToString(text);
    }

    @Test
    void blanks_do_not_matter() {
        assertThat(read(" users ( Alice , 1 ) [ a , b() ] ").tree().orElseThrow())
                .isEqualTo(new LabelTree("users(Alice,1)", List.of(LabelTree.leaf("a"), LabelTree.leaf("b"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''; 1; a key is expected",
                "a[; 3; a key is expected",
                "a[b; 4; `]` is expected",
                "a(b; 4; `)` is expected",
                "a(,); 3; a value is expected",
                "a b; 3; the tree ends before this",
                "a]; 2; the tree ends before this",
            })
    void says_where_it_goes_wrong(String text, int column, String message) {
        TreeText read = read(text);
        assertThat(read.tree()).isEmpty();
        assertThat(read.problems()).singleElement().satisfies(p -> {
            assertThat(p.message()).startsWith(message);
            assertThat(p.at().column()).isEqualTo(column);
        });
    }

    @Test
    void refuses_what_is_too_deep() {
        assertThat(read("a[".repeat(5000)).problems())
                .singleElement()
                .satisfies(p -> assertThat(p.message()).isEqualTo("the tree is deeper than 1000"));
    }

    @Test
    void counts_and_prints_deep_and_shared_trees() {
        LabelTree deep = LabelTree.leaf("a");
        LabelTree shared = LabelTree.leaf("a");
        for (int i = 0; i < 100_000; i++) {
            deep = new LabelTree("f", List.of(deep));
            shared = i < 40 ? new LabelTree("f", List.of(shared, shared)) : shared;
        }
        assertThat(deep.size()).isEqualTo(100_001);
        assertThat(deep.toString()).hasSize(300_001);
        assertThat(shared.size()).isEqualTo((1L << 41) - 1);
    }

    private static TreeText read(String text) {
        return TreeText.read(new Source("tree", text));
    }
}
