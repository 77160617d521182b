package org.colonnade.datastore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;

/** What Datastore keeps of a block in a new family: entities with their properties, in the order of names. */
final class LayoutText {
    private static final BlockLayout.Cell HEADER = new BlockLayout.Cell("key", "properties");

    private LayoutText() {}

    static BlockLayout of(BlockChange change) {
        Layout layout = new Layout(change.shape());
        List<BlockLayout.Cell> cells = new ArrayList<>(List.of(cell(Catalogue.entity(change.shape()))));
        change.byWholeKeys()
                .forEach((key, entry) -> entry.after(change.shape(), Optional.empty())
                        .ifPresent(v -> cells.add(cell(layout.entity(layout.key(key), v)))));
        return new BlockLayout(List.of(), HEADER, cells, notes());
    }

    static BlockLayout.Cell cell(StoredEntity entity) {
        return new BlockLayout.Cell(
                entity.key().toString(),
                new TreeMap<>(entity.properties())
                        .entrySet().stream()
                                .map(p -> p.getKey() + " = " + text(p.getValue()))
                                .collect(Collectors.joining(", ")));
    }

    private static String text(Object value) {
        if (value instanceof String text) {
            return EntityKey.quoted(text);
        } else if (value instanceof List<?> list) {
            return list.stream().map(LayoutText::text).collect(Collectors.joining(", ", "[", "]"));
        } else if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(e -> e.getKey() + " = " + text(e.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        return value.toString();
    }

    private static List<String> notes() {
        return List.of(
                "A block is an entity group without an entity at its root. It is read by an ancestor query, some of its",
                "entries by a range of keys. A write is a transaction: two of them on one entity group collide.");
    }
}
