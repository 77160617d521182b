package org.colonnade.aggregates;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;
import org.colonnade.store.Stores;
import org.colonnade.text.Goldens;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ByteArrayDataType;
import org.h2.mvstore.type.StringDataType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the file of an embedded store has. */
class EmbeddedLayoutTest extends LayoutContract {
    @TempDir
    static Path directory;

    @Override
    protected Store open() {
        return Stores.open("embedded:" + directory.resolve("data"));
    }

    @Override
    protected StoreProvider provider() {
        return Stores.kind("embedded");
    }

    /** Of a copy, for the file belongs to the store. */
    @Override
    protected List<Cell> cells(Shape shape) {
        try (MVStore copy =
                new MVStore.Builder().fileName(copy().toString()).readOnly().open()) {
            List<Cell> cells = new ArrayList<>();
            MVMap<String, String> catalogue = copy.openMap(
                    "catalogue",
                    new MVMap.Builder<String, String>()
                            .keyType(StringDataType.INSTANCE)
                            .valueType(StringDataType.INSTANCE));
            cells.add(new Cell("catalogue, " + shape.name(), catalogue.get(shape.name())));
            String name = "entries." + shape.name();
            MVMap<byte[], byte[]> entries = copy.openMap(
                    name,
                    new MVMap.Builder<byte[], byte[]>()
                            .keyType(ByteArrayDataType.INSTANCE)
                            .valueType(ByteArrayDataType.INSTANCE));
            entries.forEach((key, value) -> cells.add(new Cell(name + ", " + text(key), text(value))));
            return cells;
        }
    }

    private static Path copy() {
        try {
            return Files.copy(
                    directory.resolve("data"), directory.resolve("copy"), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Bytes that are no characters as their numbers. */
    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1)
                .chars()
                .mapToObj(c -> c < 32 || c > 126 || c == '\\' ? String.format("\\x%02X", c) : Character.toString(c))
                .reduce("", String::concat);
    }

    @Test
    void layouts_are_what_they_were() {
        LayoutGoldens.check(provider(), Goldens.resource("aggregates", "layouts_embedded.txt"));
    }
}
