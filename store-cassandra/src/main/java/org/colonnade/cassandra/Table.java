package org.colonnade.cassandra;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.colonnade.cql.CqlNames;
import org.colonnade.cql.CqlTable;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.colonnade.store.Values;

/**
 * The table of a family: the names of its columns, and how rows of it are written and read.
 *
 * <p>Keys that are the same number are the same key, so a decimal in a key is written without zeros at its end.
 */
final class Table {
    private static final int LONGEST_KEY = 65_535;
    private static final ByteBuffer ZERO = ByteBuffer.allocate(1).asReadOnlyBuffer();

    private final Shape shape;
    private final CqlTable cql;
    private final List<Field> fields;
    private final Map<Field, TypeCode> codes = new HashMap<>();
    private final List<TypeCode> decoders;
    private final List<String> partition;
    private final List<String> clustering;
    private final List<String> key;
    private final Map<Field, String> names = new LinkedHashMap<>();
    private final String columns;
    private final Map<Query, String> selections = new ConcurrentHashMap<>();

    Table(Shape shape) {
        this.shape = shape;
        this.cql = new CqlTable(shape);
        this.fields = shape.fields();
        fields.forEach(f -> codes.put(f, TypeCode.of(f.type())));
        this.decoders = fields.stream().map(codes::get).toList();
        this.partition = cql.partition().stream().map(CqlNames::quoted).toList();
        this.clustering =
                shape.entry().stream().map(s -> CqlTable.column(s.field())).toList();
        this.key = Stream.concat(partition.stream(), clustering.stream()).toList();
        fields.forEach(f -> names.put(f, CqlTable.column(f)));
        this.columns = String.join(", ", names.values());
    }

    Shape shape() {
        return shape;
    }

    /** As a statement writes it. */
    String name() {
        return cql.name();
    }

    List<String> partition() {
        return partition;
    }

    List<String> clustering() {
        return clustering;
    }

    /** The columns of the key of a row. */
    List<String> key() {
        return key;
    }

    /** The name of a column, as a statement writes it. */
    String column(Field field) {
        return names.get(field);
    }

    /** All columns of the shape, as a query lists them. */
    String columns() {
        return columns;
    }

    /** The query of a get, which is worked out once for all that differ in their values only. */
    String selection(Get get) {
        return selections.computeIfAbsent(Query.of(get), q -> q.text(this, new BlockColumns(this, get).text()));
    }

    /** A value of a column that is in no key, or null; changes and expectations have made sure that it is one. */
    ByteBuffer value(Field field, Object value) {
        return value == null ? null : codes.get(field).encode(value);
    }

    /** The values of the partition's key. */
    List<ByteBuffer> block(List<Object> block) {
        if (shape.block().isEmpty()) {
            return List.of(ZERO);
        }
        List<ByteBuffer> values = keys(shape.block(), block);
        if (values.size() == 1 && !values.get(0).hasRemaining()) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "Cassandra keeps no block with an empty key, but "
                            + shape.block().get(0) + " of " + shape.name()
                            + " is empty; write something there, or add a column to the block's key");
        }
        requireShort("block", values);
        return values;
    }

    /** The values of the first columns of an entry's key. */
    List<ByteBuffer> entry(List<Object> entry) {
        List<ByteBuffer> values = keys(fields.subList(shape.block().size(), fields.size()), entry);
        requireShort("entry", values);
        return values;
    }

    /** The values of a whole key. */
    List<ByteBuffer> key(List<Object> key) {
        int size = shape.block().size();
        List<ByteBuffer> values = new ArrayList<>(block(key.subList(0, size)));
        values.addAll(entry(key.subList(size, key.size())));
        return values;
    }

    private List<ByteBuffer> keys(List<Field> columns, List<Object> values) {
        List<ByteBuffer> encoded = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            encoded.add(key(columns.get(i), values.get(i)));
        }
        return encoded;
    }

    /** A value of a column that is in a key. */
    ByteBuffer key(Field field, Object value) {
        Values.check(field, value);
        return codes.get(field).encode(canonical(value));
    }

    private static Object canonical(Object value) {
        return value instanceof BigDecimal decimal ? decimal.stripTrailingZeros() : value;
    }

    private void requireShort(String what, List<ByteBuffer> values) {
        int size = 0;
        for (ByteBuffer value : values) {
            size += value.remaining() + 3;
        }
        if (size > LONGEST_KEY) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "Cassandra keeps no key of more than " + LONGEST_KEY + " bytes, but the key of " + what + " of "
                            + shape.name() + " has " + size);
        }
    }

    /** A row that has all {@link #columns}. */
    Row row(com.datastax.oss.driver.api.core.cql.Row row) {
        List<Object> values = new ArrayList<>(fields.size());
        for (int i = 0; i < fields.size(); i++) {
            values.add(decoded(i, row.getBytesUnsafe(i)));
        }
        return new Row(values);
    }

    /** The value of a column, known by its place among all, that has these bytes; null if it has none. */
    Object decoded(int column, ByteBuffer bytes) {
        return bytes == null ? null : decoders.get(column).decode(bytes);
    }
}
