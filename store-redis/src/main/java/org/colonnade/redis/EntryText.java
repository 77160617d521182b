package org.colonnade.redis;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.PlainForm;
import org.colonnade.store.Shape;
import tools.jackson.databind.json.JsonMapper;

/**
 * The values of a family's entries, each as an object of JSON; columns without a value are left out.
 *
 * <p>Invariant: each member is on a line of its own, and no line break is inside one, so that scripts replace members
 * without understanding them.
 */
final class EntryText {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final List<Field> fields;
    private final List<String> names;
    private final List<String> beginnings;

    EntryText(Shape shape) {
        this.fields = shape.values();
        this.names = fields.stream()
                .map(f -> JSON.writeValueAsString(f.name()) + ": ")
                .toList();
        this.beginnings =
                names.stream().map(n -> EntryLines.characters(Command.bytes(n))).toList();
    }

    /** Of the values of all columns, in the order of the columns. */
    byte[] object(Map<Field, Object> values) {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < fields.size(); i++) {
            Object value = values.get(fields.get(i));
            if (value != null) {
                text.append(text.length() == 1 ? "\n" : ",\n").append(names.get(i));
                text.append(json(fields.get(i), value));
            }
        }
        return Command.bytes(text.append(text.length() == 1 ? "}" : "\n}").toString());
    }

    private static String json(Field field, Object value) {
        Object plain = PlainForm.of(field.type(), value);
        return plain instanceof Integer || plain instanceof Long ? plain.toString() : JSON.writeValueAsString(plain);
    }

    /** How an entry is kept of which all values are expected, if that is so and nothing has been put into it since. */
    Optional<byte[]> whole(Expectation expectation) {
        return expectation instanceof Expectation.Holds holds && holds.values().size() == fields.size()
                ? Optional.of(object(holds.values()))
                : Optional.empty();
    }

    /** How the member of a column begins. */
    byte[] name(Field field) {
        return Command.bytes(names.get(fields.indexOf(field)));
    }

    byte[] member(Field field, Object value) {
        return Command.bytes(names.get(fields.indexOf(field)) + json(field, value));
    }

    /** The values of all columns, null for those that have none. */
    List<Object> values(byte[] object) {
        Object[] values = new Object[fields.size()];
        EntryLines lines = new EntryLines(object);
        while (lines.next()) {
            for (int i = 0; i < values.length; i++) {
                if (lines.beginsWith(beginnings.get(i))) {
                    values[i] = PlainForm.read(fields.get(i).type(), lines.value(beginnings.get(i)));
                }
            }
        }
        return Arrays.asList(values);
    }
}
