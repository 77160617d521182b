package org.colonnade.store;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.colonnade.model.Scalar;

/**
 * Encodes keys as bytes whose unsigned order is the order of the keys, for stores that order bytes.
 *
 * <p>Invariants: no code is the beginning of another one of the same columns, so that the codes of columns may follow
 * each other, and all keys that begin alike are consecutive; decoding gives back what was encoded, decimals in the form
 * that {@link Values#key} gives them.
 *
 * <p>Numbers go highest byte first, with their sign inverted; negative floating-point numbers have all bits inverted;
 * texts (as UTF-8) and bytes end with 0 0, and a 0 in them is followed by 255; for decimals see {@link DecimalCode}. A
 * descending column has all bits inverted.
 */
public final class KeyCode {
    private final List<Sorted> columns;

    private KeyCode(List<Sorted> columns) {
        this.columns = columns;
    }

    /** Returns the code for the columns of a key, first to last. */
    public static KeyCode of(List<Sorted> columns) {
        return new KeyCode(List.copyOf(columns));
    }

    /** Returns the code for the keys of a family's blocks. */
    public static KeyCode ofBlocks(Shape shape) {
        return shape.blockCode();
    }

    /** Returns the code for the keys of the entries in a block. */
    public static KeyCode ofEntries(Shape shape) {
        return shape.entryCode();
    }

    /** Returns the code for whole keys, the block's first. */
    public static KeyCode ofKeys(Shape shape) {
        return shape.keyCode();
    }

    /** Encodes a key, or the first few columns of one. */
    public byte[] encode(List<?> values) {
        ByteSink sink = new ByteSink();
        for (int i = 0; i < values.size(); i++) {
            int start = sink.size();
            encode(sink, columns.get(i).field().scalar(), values.get(i));
            if (columns.get(i).descending()) {
                sink.complement(start);
            }
        }
        return sink.toArray();
    }

    /** Decodes a whole key. */
    public List<Object> decode(byte[] code) {
        List<Object> values = new ArrayList<>(columns.size());
        decode(code, values);
        return values;
    }

    /** Adds the values of the whole key that has a code. */
    void decode(byte[] code, List<Object> values) {
        ByteSource source = new ByteSource(code);
        for (Sorted column : columns) {
            if (column.descending()) {
                source.complement();
            }
            values.add(decode(source, column.field().scalar()));
            if (column.descending()) {
                source.complement();
            }
        }
        if (!source.isAtEnd()) {
            throw new IllegalArgumentException(Bytes.of(code) + " is longer than a key of " + columns);
        }
    }

    /** Returns the codes of the keys in a range of these columns. */
    public CodeRange range(Range range) {
        CodeRange codes = CodeRange.beginning(encode(range.prefix()));
        boolean descending =
                range.isBounded() && columns.get(range.prefix().size()).descending();
        Optional<Range.End> low = descending ? range.to() : range.from();
        Optional<Range.End> high = descending ? range.from() : range.to();
        if (high.isPresent()) {
            codes = codes.to(equal(range, high.get()), high.get().inclusive());
        }
        if (low.isPresent()) {
            codes = codes.from(equal(range, low.get()), low.get().inclusive());
        }
        return codes;
    }

    /** The codes of the keys that have an end's value. */
    private CodeRange equal(Range range, Range.End end) {
        List<Object> values = new ArrayList<>(range.prefix());
        values.add(end.value());
        return CodeRange.beginning(encode(values));
    }

    private static void encode(ByteSink sink, Scalar scalar, Object value) {
        switch (scalar) {
            case BOOLEAN -> sink.put((Boolean) value ? 1 : 0);
            case INT -> sink.putLast(4, (Integer) value ^ Integer.MIN_VALUE);
            case LONG -> sink.putLast(8, (Long) value ^ Long.MIN_VALUE);
            case FLOAT -> {
                int bits = Float.floatToIntBits((Float) value);
                sink.putLast(4, bits ^ (bits >> 31 | Integer.MIN_VALUE));
            }
            case DOUBLE -> {
                long bits = Double.doubleToLongBits((Double) value);
                sink.putLast(8, bits ^ (bits >> 63 | Long.MIN_VALUE));
            }
            case DECIMAL -> DecimalCode.encode(sink, (BigDecimal) value);
            case TEXT -> encode(sink, ((String) value).getBytes(StandardCharsets.UTF_8));
            case BYTES -> encode(sink, ((Bytes) value).toArray());
            case DATE -> sink.putLast(4, (int) ((LocalDate) value).toEpochDay() ^ Integer.MIN_VALUE);
            case TIMESTAMP -> sink.putLast(8, ((Instant) value).toEpochMilli() ^ Long.MIN_VALUE);
            case UUID -> {
                sink.putLast(8, ((UUID) value).getMostSignificantBits());
                sink.putLast(8, ((UUID) value).getLeastSignificantBits());
            }
        }
    }

    private static void encode(ByteSink sink, byte[] bytes) {
        int from = 0;
        for (int at = 0; at < bytes.length; at++) {
            if (bytes[at] == 0) {
                sink.put(bytes, from, at + 1);
                sink.put(0xFF);
                from = at + 1;
            }
        }
        sink.put(bytes, from, bytes.length);
        sink.putLast(2, 0);
    }

    private static Object decode(ByteSource source, Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> source.get() == 1;
            case INT -> (int) source.getLast(4) ^ Integer.MIN_VALUE;
            case LONG -> source.getLast(8) ^ Long.MIN_VALUE;
            case FLOAT -> {
                int code = (int) source.getLast(4);
                yield Float.intBitsToFloat(code ^ (~code >> 31 | Integer.MIN_VALUE));
            }
            case DOUBLE -> {
                long code = source.getLast(8);
                yield Double.longBitsToDouble(code ^ (~code >> 63 | Long.MIN_VALUE));
            }
            case DECIMAL -> DecimalCode.decode(source);
            case TEXT -> text(source);
            case BYTES -> Bytes.of(decode(source));
            case DATE -> LocalDate.ofEpochDay((int) source.getLast(4) ^ Integer.MIN_VALUE);
            case TIMESTAMP -> Instant.ofEpochMilli(source.getLast(8) ^ Long.MIN_VALUE);
            case UUID -> new UUID(source.getLast(8), source.getLast(8));
        };
    }

    /** Most texts have no zero in them. */
    private static String text(ByteSource source) {
        String text = source.getTextToZero();
        return source.get() == 0 ? text : text + '\0' + new String(decode(source), StandardCharsets.UTF_8);
    }

    private static byte[] decode(ByteSource source) {
        byte[] bytes = source.getToZero();
        if (source.get() == 0) {
            return bytes;
        }
        ByteSink all = new ByteSink();
        do {
            all.put(bytes);
            all.put(0);
            bytes = source.getToZero();
        } while (source.get() != 0);
        all.put(bytes);
        return all.toArray();
    }
}
