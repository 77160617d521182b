package org.colonnade.couchbase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.junit.jupiter.api.Test;

/** What Couchbase would not take as keys and paths. */
class LayoutTest {
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field NAME = new Field("name", new Type.Simple(Scalar.TEXT, 10));

    private static Layout layout(String column) {
        Field value = new Field(column, new Type.Simple(Scalar.LONG, 8));
        return Layout.of(
                new Shape("hotels", List.of(CITY), List.of(new Sorted(NAME, false)), List.of(value)), "hotels");
    }

    @Test
    void a_path_leaves_room_for_the_name_of_a_column() {
        List<Object> entry = List.of("x".repeat(950));
        assertThat(layout("rooms").path(entry)).contains("entries.`" + entry.get(0) + "`");
        assertThat(layout("r".repeat(61)).path(entry)).isPresent();
        assertThat(layout("r".repeat(62)).path(entry)).isEmpty();
    }

    @Test
    void a_key_has_at_most_240_bytes() {
        assertThat(layout("rooms").key(List.of("x".repeat(233)))).hasSize(240).startsWith("hotels:x");
        assertThat(layout("rooms").key(List.of("x".repeat(234)))).startsWith("sha256/");
    }
}
