package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.junit.jupiter.api.Test;

/** Names and forms of entries, on a store whose paths have dots, and whose JSON is a text in capitals. */
class DocumentFormTest {
    private static final Field ID = new Field("id", new Type.Simple(Scalar.INT, 4));
    private static final Field PATH = new Field("path", new Type.Simple(Scalar.TEXT, 10));
    private static final Field TREE = new Field("_tree", new Type.Simple(Scalar.TEXT, 10), true);

    private static final JsonForm CAPITALS = new JsonForm() {
        @Override
        public Object of(String text) {
            return text.toUpperCase(Locale.ROOT);
        }

        @Override
        public String text(Object there) {
            return (String) there;
        }
    };

    private static DocumentForm form(List<Field> entry, Field... values) {
        List<Sorted> sorted = entry.stream().map(f -> new Sorted(f, false)).toList();
        Shape shape = new Shape("trees", List.of(ID), sorted, List.of(values));
        return new DocumentForm(shape, PlainForm.FORM, CAPITALS, new FieldText("."));
    }

    private static final DocumentForm ALONE = form(List.of(PATH), TREE);

    @Test
    void json_alone_is_the_entry_and_its_name_tells_the_key() {
        assertThat(ALONE.entry(List.of("a.b"), Map.of(TREE, "true"))).isEqualTo("TRUE");
        assertThat(ALONE.name(List.of("a.b[0]:%"))).isEqualTo("a%2eb[0]%3a%25");
        assertThat(ALONE.row(List.of(7), "a%2eb[0]%3a%25", "TRUE")).isEqualTo(new Row(List.of(7, "a.b[0]:%", "TRUE")));
    }

    @Test
    void json_alone_that_is_not_there_is_null() {
        assertThat(ALONE.entry(List.of("a"), Collections.singletonMap(TREE, null)))
                .isNull();
        assertThat(ALONE.row(List.of(7), "a", null).values()).containsExactly(7, "a", null);
    }

    @Test
    void an_empty_key_has_a_name() {
        assertThat(ALONE.name(List.of(""))).isEqualTo("%");
        assertThat(ALONE.row(List.of(7), "%", "1").values()).containsExactly(7, "", "1");
    }

    @Test
    void json_beside_others_is_a_column() {
        Field note = new Field("note", PATH.type());
        DocumentForm beside = form(List.of(PATH), TREE, note);
        assertThat(beside.entry(List.of("a"), Map.of(TREE, "true", note, "n")))
                .isEqualTo(Map.of("path", "a", "%5ftree", "TRUE", "note", "n"));
    }

    @Test
    void a_block_of_one_entry_has_columns() {
        assertThat(form(List.of(), TREE).entry(List.of(), Map.of(TREE, "true"))).isEqualTo(Map.of("%5ftree", "TRUE"));
    }

    @Test
    void what_is_expected_is_what_is_read() {
        Shape shape = new Shape("trees", List.of(ID), List.of(new Sorted(PATH, false)), List.of(TREE));
        Expectation expected = new Expectation.Holds(shape, List.of(7, "a"), Map.of(TREE, "true"));
        assertThat(ALONE.read(expected).isMetBy(Optional.of(List.of("TRUE")))).isTrue();
        Expectation none = new Expectation.Absent(shape, List.of(7, "a"));
        assertThat(ALONE.read(none)).isEqualTo(none);
    }

    private static String beginning(List<Object> prefix, String from, String to) {
        Range range = new Range(prefix, Optional.of(new Range.End(from, true)), Optional.of(new Range.End(to, false)));
        return form(List.of(PATH, new Field("second", PATH.type())), TREE).beginning(range);
    }

    @Test
    void all_names_in_a_range_begin_alike() {
        assertThat(beginning(List.of(), "a.rounds[", "a.rounds\\")).isEqualTo("a%2erounds");
        assertThat(beginning(List.of("x:"), "a", "ab")).isEqualTo("x%3a:a");
        assertThat(beginning(List.of(), "a", "b")).isEmpty();
        assertThat(beginning(List.of(), "a\ud83d\ude00", "a\ud83d\ude01"))
                .as("half of a pair is no character")
                .isEqualTo("a");
    }
}
