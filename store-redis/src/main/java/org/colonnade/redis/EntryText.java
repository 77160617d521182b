package org.colonnade.redis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.model.Type;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.PlainForm;
import org.colonnade.store.Shape;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.databind.json.JsonMapper;

/**
 * The values of a family's entries, each as an object of JSON; columns without a value are left out. A text that is {@link
 * InnerJson} is a member as it stands, other texts are strings.
 *
 * <p>Invariant: each member is on a line of its own, and no line break is inside one, so that scripts replace members
 * without understanding them.
 */
final class EntryText {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final byte[] QUOTE = Command.bytes("\"");
    private static final byte[] BEGIN = Command.bytes("{\n");
    private static final byte[] BETWEEN = Command.bytes(",\n");
    private static final byte[] END = Command.bytes("\n}");
    private static final byte[] NOTHING = Command.bytes("{}");

    private final List<Field> fields;
    private final List<byte[]> names;
    private final List<String> beginnings;

    EntryText(Shape shape) {
        this.fields = shape.values();
        this.names = fields.stream()
                .map(f -> Command.bytes(JSON.writeValueAsString(f.name()) + ": "))
                .toList();
        this.beginnings = names.stream().map(EntryLines::characters).toList();
    }

    /** Of the values of all columns, in the order of the columns. */
    byte[] object(Map<Field, Object> values) {
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
            addText(parts, text);
        } else if (plain instanceof Integer || plain instanceof Long) {
            parts.add(Command.bytes(plain.toString()));
        } else {
            parts.add(JSON.writeValueAsBytes(plain));
        }
    }

    private static void addText(List<byte[]> parts, String text) {
        Optional<byte[]> json = InnerJson.of(text);
        if (json.isPresent()) {
            parts.add(json.get());
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

    /** How an entry is kept of which all values are expected, if that is so and nothing has been put into it since. */
    Optional<byte[]> whole(Expectation expectation) {
        return expectation instanceof Expectation.Holds holds && holds.values().size() == fields.size()
                ? Optional.of(object(holds.values()))
                : Optional.empty();
    }

    /** How the member of a column begins. */
    byte[] name(Field field) {
        return names.get(fields.indexOf(field));
    }

    byte[] member(Field field, Object value) {
        List<byte[]> parts = new ArrayList<>(List.of(name(field)));
        addJson(parts, field, value);
        return joined(parts);
    }

    /** The values of all columns, null for those that have none. */
    List<Object> values(byte[] object) {
        Object[] values = new Object[fields.size()];
        EntryLines lines = new EntryLines(object);
        int next = 0;
        while (lines.next()) {
            int column = column(lines, next);
            if (column >= 0) {
                values[column] = value(column, lines);
                next = column + 1;
            }
        }
        return Arrays.asList(values);
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
