package org.colonnade.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oracle.nosql.driver.values.FieldValue;
import oracle.nosql.driver.values.IntegerValue;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.Field;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.TableNames;

/**
 * A family as a table of blocks and its child table of entries.
 *
 * <p>The shard key of both is the block's key, so that they are changed together. A row of the table of blocks is NoAM's
 * distinguished entry: it has the block's version, and every update puts it. A block that is one entry is a row of one table.
 * A family that is one block has a column that is always 0.
 */
record Layout(Shape shape) {
    private static final String ONLY_BLOCK = "block_";
    private static final String VERSION = "version_";
    private static final String CHILD = "entry";
    private static final TableNames TABLES = new TableNames(Pattern.compile("[a-zA-Z][a-zA-Z0-9_]{0,127}"), "t_", 128);

    boolean isSingle() {
        return shape.entry().isEmpty();
    }

    /** The name of a family, or one that Oracle NoSQL takes: a letter, and then letters, digits and underscores. */
    static String table(String family) {
        return TABLES.of(family);
    }

    /** The table with a row for each block. */
    String blocks() {
        return table(shape.name());
    }

    /** The table with a row for each entry. */
    String entries() {
        return isSingle() ? blocks() : blocks() + "." + CHILD;
    }

    /** What makes the tables. */
    List<String> creation() {
        String shard = "PRIMARY KEY (SHARD(" + names(blockColumns()) + "))";
        if (isSingle()) {
            return List.of(table(blocks(), Stream.of(keys(shape.block()), values(), Stream.of(shard))));
        }
        String child = "PRIMARY KEY ("
                + names(shape.entry().stream().map(Sorted::field).map(Field::name)) + ")";
        return List.of(
                table(blocks(), Stream.of(block(), Stream.of(VERSION + " STRING", shard))),
                table(
                        entries(),
                        Stream.of(
                                keys(shape.entry().stream().map(Sorted::field).toList()), values(), Stream.of(child))));
    }

    /** What takes the tables of a family away, whatever its shape was. */
    static List<String> removal(String family) {
        String blocks = table(family);
        return List.of("DROP TABLE IF EXISTS " + blocks + "." + CHILD, "DROP TABLE IF EXISTS " + blocks);
    }

    private static String table(String name, Stream<Stream<String>> lines) {
        return lines.flatMap(l -> l)
                .collect(Collectors.joining(",\n  ", "CREATE TABLE IF NOT EXISTS " + name + " (\n  ", "\n)"));
    }

    private Stream<String> block() {
        return shape.block().isEmpty() ? Stream.of(ONLY_BLOCK + " INTEGER") : keys(shape.block());
    }

    private Stream<String> blockColumns() {
        return shape.block().isEmpty()
                ? Stream.of(ONLY_BLOCK)
                : shape.block().stream().map(Field::name);
    }

    private static Stream<String> keys(List<Field> fields) {
        return fields.stream().map(f -> f.name() + " " + ColumnForm.keyType(f.scalar()));
    }

    private Stream<String> values() {
        return shape.values().stream().map(f -> f.name() + " " + ColumnForm.type(f.type()));
    }

    private static String names(Stream<String> columns) {
        return columns.collect(Collectors.joining(", "));
    }

    /** The columns of a block's key, with their types. */
    List<Column> blockKey() {
        return shape.block().isEmpty()
                ? List.of(new Column(ONLY_BLOCK, "INTEGER"))
                : shape.block().stream()
                        .map(f -> new Column(f.name(), ColumnForm.keyType(f.scalar())))
                        .toList();
    }

    record Column(String name, String type) {}

    /** The values of a block's key, in the order of its columns. */
    List<FieldValue> blockValues(List<Object> block) {
        if (shape.block().isEmpty()) {
            return List.of(new IntegerValue(0));
        }
        List<FieldValue> values = new ArrayList<>();
        for (int i = 0; i < block.size(); i++) {
            values.add(ColumnForm.key(shape.block().get(i).scalar(), block.get(i)));
        }
        return values;
    }

    /** The key of a block's row. */
    MapValue block(List<Object> block) {
        MapValue key = new MapValue();
        List<FieldValue> values = blockValues(block);
        for (int i = 0; i < values.size(); i++) {
            key.put(blockKey().get(i).name(), values.get(i));
        }
        return key;
    }

    /** The row of a block with a version. */
    MapValue block(List<Object> block, String version) {
        return block(block).put(VERSION, version);
    }

    /** The key of an entry's row, by the whole key. */
    MapValue entry(List<Object> key) {
        int size = shape.block().size();
        MapValue row = block(key.subList(0, size));
        for (int i = size; i < key.size(); i++) {
            Field field = shape.entry().get(i - size).field();
            row.put(field.name(), ColumnForm.key(field.scalar(), key.get(i)));
        }
        return row;
    }

    /** The row of an entry with the values of all columns. */
    MapValue entry(List<Object> key, List<Object> values) {
        MapValue row = entry(key);
        for (int i = 0; i < values.size(); i++) {
            Field field = shape.values().get(i);
            if (values.get(i) != null) {
                row.put(field.name(), ColumnForm.of(field.type(), values.get(i)));
            }
        }
        return row;
    }

    /** The whole key of the entry that a row is of. */
    List<Object> key(MapValue row) {
        return shape.key().stream()
                .<Object>map(f -> ColumnForm.readKey(f.scalar(), row.get(f.name())))
                .toList();
    }

    List<Object> values(MapValue row) {
        List<Object> values = new ArrayList<>(shape.values().size());
        Map<String, FieldValue> columns = row.getMap();
        for (Field field : shape.values()) {
            FieldValue value = columns.get(field.name());
            values.add(value == null || value.isAnyNull() ? null : ColumnForm.read(field.type(), value));
        }
        return values;
    }

    Row row(MapValue row) {
        List<Object> values = new ArrayList<>(key(row));
        values.addAll(values(row));
        return new Row(values);
    }
}
