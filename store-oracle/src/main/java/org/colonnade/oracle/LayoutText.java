package org.colonnade.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Field;

/** What Oracle NoSQL keeps of a block in a new family, as its shell shows it: rows as JSON. */
final class LayoutText {
    private static final BlockLayout.Cell HEADER = new BlockLayout.Cell("table, key", "row");
    private static final String NO_VERSION = new UUID(0, 0).toString();

    private final Layout layout;
    private final List<BlockLayout.Cell> cells = new ArrayList<>();

    private LayoutText(Layout layout) {
        this.layout = layout;
    }

    static BlockLayout of(BlockChange change) {
        LayoutText text = new LayoutText(new Layout(change.shape()));
        text.add(change);
        return new BlockLayout(text.definition(), HEADER, text.cells, text.notes());
    }

    private List<String> definition() {
        return Stream.concat(Stream.of(Catalogue.CREATION), layout.creation().stream())
                .flatMap(s -> (s + ";").lines())
                .toList();
    }

    private void add(BlockChange change) {
        String family = layout.shape().name();
        MapValue told = Catalogue.row(family, layout.shape().layout());
        cells.add(new BlockLayout.Cell(
                Catalogue.TABLE + ", " + Catalogue.key(family).toJson(), text(told)));
        if (!layout.isSingle()) {
            cell(layout.blocks(), layout.block(change.block()), layout.block(change.block(), NO_VERSION));
        }
        change.byWholeKeys().forEach(this::entry);
    }

    private void entry(List<Object> key, EntryChange change) {
        change.after(layout.shape(), Optional.empty())
                .ifPresent(v -> cell(layout.entries(), layout.entry(key), layout.entry(key, v)));
    }

    private void cell(String table, MapValue key, MapValue row) {
        cells.add(new BlockLayout.Cell(table + ", " + text(key), text(row)));
    }

    /** The columns of the key first, then those of the shape, then others. */
    private String text(MapValue row) {
        MapValue ordered = new MapValue(true, row.size());
        Stream<String> known = Stream.concat(
                layout.blockKey().stream().map(Layout.Column::name),
                layout.shape().fields().stream().map(Field::name));
        Stream.concat(known, row.getMap().keySet().stream().sorted())
                .filter(row.getMap()::containsKey)
                .forEach(name -> ordered.put(name, row.get(name)));
        return ordered.toJson();
    }

    private List<String> notes() {
        return List.of(
                "A block is read by one query under its shard key. A write is one writeMultiple, which puts the row of",
                layout.blocks()
                        + " with another version; one that depends on the block does so if that row is as it was.");
    }
}
