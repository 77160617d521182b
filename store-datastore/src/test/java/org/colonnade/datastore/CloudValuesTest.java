package org.colonnade.datastore;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.cloud.datastore.Entity;
import com.google.cloud.datastore.Key;
import com.google.cloud.datastore.Query;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Bytes;
import org.junit.jupiter.api.Test;

/** What is sent to the Cloud client, and what is read of its answers. */
class CloudValuesTest {
    private static final CloudValues VALUES = new CloudValues("project", "space", "");
    private static final EntityKey ROOT = EntityKey.root("hotels", "Rome");

    private static Map<String, Object> properties() {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("truth", true);
        properties.put("number", 7L);
        properties.put("measure", 0.5);
        properties.put("text", "");
        properties.put("bytes", Bytes.of((byte) 1, (byte) -1));
        properties.put("moment", Instant.parse("0001-01-01T00:00:00.001Z"));
        properties.put("list", List.of("b", "a"));
        properties.put("none", List.of());
        properties.put("place", Map.of("street", "Appia", "stops", List.of(1L, 2L)));
        properties.put("places", List.of(Map.of("number", 1L), Map.of()));
        return properties;
    }

    @Test
    void an_entity_comes_back_as_it_was() {
        StoredEntity entity = new StoredEntity(ROOT.child("Appia"), properties());
        assertThat(CloudValues.entity(VALUES.entity(entity))).isEqualTo(entity);
    }

    @Test
    void nothing_is_indexed() {
        Entity entity = VALUES.entity(new StoredEntity(ROOT, Map.of("text", "x".repeat(2_000), "number", 1L)));
        assertThat(entity.getNames()).allMatch(n -> entity.getValue(n).excludeFromIndexes());
    }

    @Test
    void a_block_is_an_entity_group() {
        Key child = VALUES.key(ROOT.child("Appia"));
        assertThat(child.getKind()).isEqualTo("hotels_entry");
        assertThat(child.getParent()).isEqualTo(VALUES.key(ROOT));
        assertThat(child.getNamespace()).isEqualTo("space");
        assertThat(CloudValues.key(child)).isEqualTo(ROOT.child("Appia"));
        assertThat(CloudValues.key(VALUES.key(ROOT))).isEqualTo(ROOT);
    }

    @Test
    void a_range_is_an_ancestor_query_on_keys() {
        EntityQuery query = new EntityQuery(
                "hotels_entry",
                Optional.of(ROOT),
                new EntityQuery.From(ROOT.child("A"), true),
                Optional.of(ROOT.child("C")),
                true,
                5);
        String whole = new CloudQueries(VALUES).of(query).toString();
        assertThat(whole).contains("GREATER_THAN_OR_EQUAL", "LESS_THAN", "HAS_ANCESTOR", "DESCENDING");
        Query<Entity> next = new CloudQueries(VALUES).of(query.after(ROOT.child("B"), 5));
        assertThat(next.toString()).contains("name=B").doesNotContain("name=C");
    }
}
