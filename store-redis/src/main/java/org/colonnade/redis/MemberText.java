package org.colonnade.redis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.PlainForm;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.databind.json.JsonMapper;

/**
 * Entries as objects of JSON, with a member for each column that has a value. A text that is {@link InnerJson} is a member
 * as it stands, other texts are strings.
 *
 * <p>Invariant: each member is on a line of its own, and no line break is inside one, so that scripts replace members
 * without understanding them.
 */
final class MemberText implements EntryText {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final long ALL = -1;

    private static final byte[] PUT = Command.bytes("PUT");
    private static final byte[] SET = Command.bytes("SET");
    private static final byte[] QUOTE = Command.bytes("\"");
    private static final byte[] BEGIN = Command.bytes("{\n");
    private static final byte[] BETWEEN = Command.bytes(",\n");
    private static final byte[] LINE = Command.bytes("\n");
    private static final byte[] END = Command.bytes("\n}");
    private static final byte[] NOTHING = Command.bytes("{}");

    private final List<Field> fields;
    private final List<byte[]> names;
    private final List<String> beginnings;

    MemberText(List<Field> fields) {
        this.fields = fields;
        this.names = fields.stream()
                .map(f -> Command.bytes(JSON.writeValueAsString(f.name()) + ": "))
                .toList();
        this.beginnings = names.stream().map(EntryLines::characters).toList();
    }

    /** Its members are in the order of the columns. */
    @Override
    public byte[] entry(Map<Field, Object> values) {
        List<byte[]> parts = new ArrayList<>(5 * fields.size() + 1);
        for (int i = 0; i < fields.size(); i++) {
            Object value = values.get(fields.get(i));
            if (value != null) {
                parts.add(parts.isEmpty() ? BEGIN : BETWEEN);
                parts.add(names.get(i));
                addJson(parts, fields.get(i), value);
            }
        }
        parts.add(parts.isEmpty() ? NOTHING : END);
        return joined(parts);
    }

    /** Texts and whole numbers, which most values are, are written without what Jackson sets up for others. */
    private static void addJson(List<byte[]> parts, Field field, Object value) {
        Object plain = PlainForm.of(field.type(), value);
        if (plain instanceof String text) {
            addText(parts, field, text);
        } else if (plain instanceof Integer || plain instanceof Long) {
            parts.add(Command.bytes(plain.toString()));
        } else {
            parts.add(JSON.writeValueAsBytes(plain));
        }
    }

    private static void addText(List<byte[]> parts, Field field, String text) {
        if (InnerJson.isInner(text, field.isJson())) {
            parts.add(Command.bytes(text));
        } else {
            parts.add(QUOTE);
            parts.add(JsonStringEncoder.getInstance().quoteAsUTF8(text));
            parts.add(QUOTE);
        }
    }

    private static byte[] joined(List<byte[]> parts) {
        int size = 0;
        for (byte[] part : parts) {
            size += part.length;
        }
        byte[] joined = new byte[size];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, joined, at, part.length);
            at += part.length;
        }
        return joined;
    }

    @Override
    public List<byte[]> step(byte[] code, Map<Field, Object> values) {
        if (values.size() == fields.size()) {
            return List.of(PUT, code, entry(values));
        }
        List<byte[]> step = new ArrayList<>(3 + 2 * values.size());
        step.add(SET);
        step.add(code);
        step.add(Command.bytes(String.valueOf(values.size())));
        values.forEach((field, value) -> {
            step.add(name(field));
            step.add(value == null ? Command.NOTHING : members(Map.of(field, value)));
        });
        return step;
    }

    @Override
    public Optional<Demand> demand(Expectation.Holds expectation) {
        return expectation.values().entrySet().stream().allMatch(MemberText::isExact)
                ? Optional.of(new Demand(expectation, Demand.Kind.HOLDS, members(expectation.values())))
                : Optional.empty();
    }

    /** Whether equal values are always kept alike; decimals have scales. */
    private static boolean isExact(Map.Entry<Field, Object> value) {
        return value.getValue() != null
                && value.getKey().type() instanceof Type.Simple simple
                && simple.scalar() != Scalar.DECIMAL;
    }

    /** The members of some columns that have values, a line for each. */
    private byte[] members(Map<Field, Object> values) {
        List<byte[]> parts = new ArrayList<>(5 * values.size());
        values.forEach((field, value) -> {
            parts.add(parts.isEmpty() ? Command.NOTHING : LINE);
            parts.add(name(field));
            addJson(parts, field, value);
        });
        return joined(parts);
    }

    /** How the member of a column begins. */
    private byte[] name(Field field) {
        return names.get(fields.indexOf(field));
    }

    @Override
    public List<Object> values(byte[] entry) {
        Object[] values = new Object[fields.size()];
        read(entry, ALL, values, 0);
        return Arrays.asList(values);
    }

    @Override
    public Columns columns(List<Field> some) {
        long bits = bits(some);
        return (entry, row, first) -> read(entry, bits, row, first);
    }

    /** Which columns are meant: a bit for each, or all if there are too many to tell. */
    private long bits(List<Field> some) {
        if (some.size() == fields.size() || fields.size() > Long.SIZE) {
            return ALL;
        }
        long bits = 0;
        for (Field field : some) {
            bits |= 1L << fields.indexOf(field);
        }
        return bits;
    }

    private void read(byte[] entry, long bits, Object[] row, int first) {
        EntryLines lines = new EntryLines(entry);
        int next = 0;
        while (lines.next()) {
            int column = column(lines, next);
            if (column >= 0) {
                if ((bits >> column & 1) != 0) {
                    row[first + column] = value(column, lines);
                }
                next = column + 1;
            }
        }
    }

    private Object value(int column, EntryLines lines) {
        Type type = fields.get(column).type();
        String beginning = beginnings.get(column);
        boolean structured = type instanceof Type.Collection || type instanceof Type.Composite;
        return PlainForm.read(type, structured ? lines.structure(beginning) : lines.scalar(beginning));
    }

    /** The column of a member, which mostly is not before this one; -1 if it is of none. */
    private int column(EntryLines lines, int first) {
        for (int i = 0; i < fields.size(); i++) {
            int column = (first + i) % fields.size();
            if (lines.beginsWith(beginnings.get(column))) {
                return column;
            }
        }
        return -1;
    }
}
