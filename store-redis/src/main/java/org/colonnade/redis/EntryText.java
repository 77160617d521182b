package org.colonnade.redis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.PlainForm;
import org.colonnade.store.Shape;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/**
 * The values of an entry as an object of JSON; columns without a value are left out.
 *
 * <p>Invariant: each member is on a line of its own, and no line break is inside one, so that scripts replace members
 * without understanding them.
 */
final class EntryText {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private EntryText() {}

    /** Of the values of all columns, in the order of the columns. */
    static String object(Shape shape, Map<Field, Object> values) {
        List<String> members = new ArrayList<>();
        for (Field field : shape.values()) {
            if (values.get(field) != null) {
                members.add(member(field, values.get(field)));
            }
        }
        return members.isEmpty() ? "{}" : "{\n" + String.join(",\n", members) + "\n}";
    }

    /** How an entry is kept of which all values are expected, if that is so and nothing has been put into it since. */
    static Optional<byte[]> whole(Expectation expectation) {
        return expectation instanceof Expectation.Holds holds
                        && holds.values().size() == holds.shape().values().size()
                ? Optional.of(Command.bytes(object(holds.shape(), holds.values())))
                : Optional.empty();
    }

    /** How the member of a column begins. */
    static String name(Field field) {
        return JSON.writeValueAsString(field.name()) + ": ";
    }

    static String member(Field field, Object value) {
        return name(field) + JSON.writeValueAsString(PlainForm.of(field.type(), value));
    }

    /** The values of all columns, null for those that have none. */
    static List<Object> values(Shape shape, byte[] object) {
        Object[] values = new Object[shape.values().size()];
        try (JsonParser parser = JSON.createParser(object)) {
            parser.nextToken();
            for (String name = parser.nextName(); name != null; name = parser.nextName()) {
                parser.nextToken();
                Object plain =
                        parser.currentToken().isScalarValue() ? parser.getString() : parser.readValueAs(Object.class);
                put(values, shape.values(), name, plain);
            }
        }
        return Arrays.asList(values);
    }

    private static void put(Object[] values, List<Field> fields, String name, Object plain) {
        for (int i = 0; i < values.length; i++) {
            if (fields.get(i).name().equals(name)) {
                values[i] = PlainForm.read(fields.get(i).type(), plain);
            }
        }
    }
}
