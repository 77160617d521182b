package org.colonnade.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.KeyCode;
import org.colonnade.store.Shape;
import org.colonnade.store.ValueCode;

/** What the maps of a file have of a block in a new family. */
final class LayoutText {
    private static final BlockLayout.Cell HEADER = new BlockLayout.Cell("map, key", "value");

    private LayoutText() {}

    static BlockLayout of(BlockChange change) {
        Shape shape = change.shape();
        List<BlockLayout.Cell> cells = new ArrayList<>();
        cells.add(new BlockLayout.Cell(Database.CATALOGUE + ", " + shape.name(), shape.layout()));
        change.byWholeKeys()
                .forEach((key, entry) -> entry.after(shape, Optional.empty())
                        .ifPresent(values -> cells.add(cell(
                                Database.ENTRIES + shape.name(),
                                KeyCode.ofKeys(shape).encode(key),
                                ValueCode.encode(shape, values)))));
        return new BlockLayout(List.of(), HEADER, cells, notes());
    }

    private static BlockLayout.Cell cell(String map, byte[] key, byte[] value) {
        return new BlockLayout.Cell(map + ", " + text(key), text(value));
    }

    /** Characters that can be seen as they are, other bytes as {@code \x00}. */
    private static String text(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        for (byte b : bytes) {
            text.append(b >= ' ' && b < 0x7F && b != '\\' ? String.valueOf((char) b) : String.format("\\x%02X", b));
        }
        return text.toString();
    }

    private static List<String> notes() {
        return List.of(
                "The maps are those of an MVStore. A block is a range of its map, in the order of the keys' bytes. Writes",
                "take turns, and each is kept as a whole, so what one depends on does not change before it.");
    }
}
