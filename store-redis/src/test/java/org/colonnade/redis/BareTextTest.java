package org.colonnade.redis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BareTextTest {
    private static final Type TEXT = new Type.Simple(Scalar.TEXT, 10);
    private static final Field ID = new Field("id", TEXT);
    private static final Field VALUE = new Field("value", TEXT, true);
    private static final Shape NOTES = shape(VALUE);

    private static Shape shape(Field... values) {
        return new Shape("notes", List.of(ID), List.of(), List.of(values));
    }

    @Test
    void only_a_family_whose_one_column_is_json_is_kept_bare() {
        assertThat(EntryText.of(NOTES)).isEqualTo(new BareText(VALUE));
        assertThat(EntryText.of(shape(new Field("value", TEXT)))).isInstanceOf(MemberText.class);
        assertThat(EntryText.of(shape(VALUE, new Field("more", TEXT, true)))).isInstanceOf(MemberText.class);
        assertThat(EntryText.of(shape())).isInstanceOf(MemberText.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"a\": [1.50, \"\\n\"]}", "[]", "\"é 😀\"", "\"\"", "17", "-1e3", "true"})
    void json_is_kept_as_it_stands(String json) {
        EntryText text = EntryText.of(NOTES);
        byte[] kept = text.entry(Map.of(VALUE, json));
        assertThat(Command.text(kept)).isEqualTo(json);
        assertThat(text.values(kept)).containsExactly(json);
    }

    @Test
    void an_entry_without_json_is_empty() {
        EntryText text = EntryText.of(NOTES);
        assertThat(text.entry(Map.of())).isEmpty();
        assertThat(text.entry(Collections.singletonMap(VALUE, null))).isEmpty();
        assertThat(text.values(new byte[0])).containsOnlyNulls().hasSize(1);
    }

    @Test
    void a_layout_shows_the_json() {
        Mutation put = new Mutation.Put(NOTES, List.of("a"), Map.of(VALUE, "{\"b\":1}"));
        assertThat(new RedisProvider().layout(BlockChange.ofBlock(List.of(put))).cells())
                .containsExactly(
                        new Cell("\"colonnade:families\", \"notes\"", "\"notes [id text][][value json]\""),
                        new Cell("\"{notes:a}\"", "\"{\\\"b\\\":1}\""));
    }
}
