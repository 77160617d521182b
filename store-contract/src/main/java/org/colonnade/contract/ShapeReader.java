package org.colonnade.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/**
 * Reads shapes: the columns of block, entry and values, with bars between. A type is a scalar, {@code Place} (a value
 * object with a street, a number, stops that are texts, and the key of an owner), or one of them and {@code []}; or
 * {@code json}, which is a text that is known to be that.
 */
final class ShapeReader {
    private static final Span NOWHERE = new Source("contract", "").whole();

    private ShapeReader() {}

    static Shape read(String name, String columns) {
        String[] parts = columns.split("\\|", -1);
        return new Shape(
                name,
                columns(parts[0]).stream().map(Sorted::field).toList(),
                columns(parts[1]),
                columns(parts[2]).stream().map(Sorted::field).toList());
    }

    private static List<Sorted> columns(String text) {
        List<Sorted> columns = new ArrayList<>();
        for (String column : text.isBlank() ? List.<String>of() : Arrays.asList(text.split(","))) {
            String[] words = column.strip().split(" ");
            columns.add(new Sorted(field(words[0], words[1]), words.length > 2 && words[2].equals("desc")));
        }
        return columns;
    }

    private static Field field(String name, String type) {
        return type.equals("json") ? new Field(name, simple("text"), true) : new Field(name, type(type));
    }

    private static Type type(String name) {
        if (name.endsWith("[]")) {
            return new Type.Collection(type(name.substring(0, name.length() - 2)), 3);
        }
        return name.equals("Place") ? place() : simple(name);
    }

    private static Type.Simple simple(String name) {
        Scalar scalar = Scalar.named(name).orElseThrow();
        return new Type.Simple(scalar, scalar.size());
    }

    private static Type place() {
        return new Type.Composite(new ValueObject(
                "Place",
                List.of(
                        attribute("street", simple("text")),
                        attribute("number", simple("int")),
                        attribute("stops", new Type.Collection(simple("text"), 3)),
                        attribute("owner", new Type.Reference("User", simple("uuid")))),
                NOWHERE));
    }

    private static Attribute attribute(String name, Type type) {
        return new Attribute("Place", name, type, false, true, OptionalLong.empty(), NOWHERE);
    }
}
