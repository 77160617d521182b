package org.colonnade.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class PlainTypesTest {
    enum Colour {
        RED
    }

    record Leaf(UUID id, int size, Colour colour, byte[] bytes) {}

    record Tree(List<Leaf> leaves, List<List<Tree>> branches) {}

    record Any(Object value) {}

    record Node(List<JsonNode> nodes) {}

    record Names(Map<String, Leaf> leaves) {}

    record Generic<T>(T value) {}

    record OfGeneric(Generic<String> inner) {}

    @Test
    void records_of_scalars_lists_and_records_are_plain() {
        assertThat(PlainTypes.isPlain(Leaf.class)).isTrue();
        assertThat(PlainTypes.isPlain(Tree.class)).isTrue();
    }

    @Test
    void what_leaves_open_what_a_part_is_is_not() {
        assertThat(List.of(Any.class, Node.class, Names.class, Generic.class, OfGeneric.class))
                .noneMatch(PlainTypes::isPlain);
        assertThat(List.of(JsonNode.class, Object.class, Map.class, String.class))
                .noneMatch(PlainTypes::isPlain);
    }
}
