package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.cql.CqlTable;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;

/** What Cassandra keeps of a block in a new family, as cqlsh shows it: values are in the order of their names. */
final class LayoutText {
    private static final String BETWEEN = " | ";

    private final Shape shape;
    private final Table table;
    private final List<Field> values;

    private LayoutText(Shape shape) {
        this.shape = shape;
        this.table = new Table(shape);
        this.values = shape.values().stream()
                .sorted(Comparator.comparing(Field::name))
                .toList();
    }

    static BlockLayout of(BlockChange change) {
        LayoutText text = new LayoutText(change.shape());
        return new BlockLayout(text.definition(), text.header(), text.cells(change.inOrder()), notes());
    }

    private List<BlockLayout.Cell> cells(BlockChange change) {
        return new BlockWrite(table, change)
                .fresh().entrySet().stream()
                        .map(row -> new BlockLayout.Cell(key(row.getKey()), values(row.getValue())))
                        .toList();
    }

    private List<String> definition() {
        return Creation.statements(shape).stream()
                .flatMap(s -> (s + ";").lines())
                .toList();
    }

    private BlockLayout.Cell header() {
        Stream<String> entry = shape.entry().stream().map(s -> s.field().name());
        return new BlockLayout.Cell(
                line(Stream.concat(new CqlTable(shape).partition().stream(), entry)),
                line(values.stream().map(Field::name)));
    }

    private static String line(Stream<String> columns) {
        return columns.collect(Collectors.joining(BETWEEN));
    }

    /** The columns of the key are the first of a shape; a table may have one before them that is always 0. */
    private String key(List<ByteBuffer> key) {
        List<String> texts = new ArrayList<>();
        int before = key.size() - shape.key().size();
        for (int i = 0; i < key.size(); i++) {
            texts.add(i < before ? "0" : text(i - before, key.get(i)));
        }
        return line(texts.stream());
    }

    private String values(Map<Field, ByteBuffer> row) {
        return line(values.stream().map(f -> text(shape.fields().indexOf(f), row.get(f))));
    }

    private String text(int column, ByteBuffer bytes) {
        Object value = bytes == null ? null : table.decoded(column, bytes.duplicate());
        return String.valueOf(value).replace("\n", "\\n");
    }

    private static List<String> notes() {
        return List.of(
                "A block is a partition, and read by its key. A write of one is a batch; one that depends on a row is a batch",
                "IF that row has the values that were read, and so is atomic.");
    }
}
