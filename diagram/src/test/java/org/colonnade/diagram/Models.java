package org.colonnade.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/** Builds models for tests: first value objects, then entities, then relationships. */
final class Models {
    private static final Span AT = new Source("test", "").whole();

    private final Map<String, ValueObject> values = new LinkedHashMap<>();
    private final Map<String, Entity> entities = new LinkedHashMap<>();
    private final List<Relationship> relationships = new ArrayList<>();

    /** Attributes are written as {@code "name type"}: see {@link #attribute}. */
    Models value(String name, String... attributes) {
        values.put(name, new ValueObject(name, attributes(name, attributes), AT));
        return this;
    }

    /** The first attribute is the key. */
    Models entity(String name, long count, String... attributes) {
        List<Attribute> read = new ArrayList<>(attributes(name, attributes));
        Attribute key = read.get(0);
        read.set(0, new Attribute(name, key.name(), key.type(), true, false, OptionalLong.empty(), AT));
        entities.put(name, new Entity(name, count, read, AT));
        return this;
    }

    Models manyToOne(String from, String name, String to, String inverse) {
        return relationship(Cardinality.MANY_TO_ONE, true, from + "." + name, to + "." + inverse);
    }

    /** Ends are {@code Entity.name}; the second has no name where it is {@code Entity} alone. */
    Models relationship(Cardinality cardinality, boolean mandatory, String from, String to) {
        String[] forward = from.split("\\.");
        String[] backward = to.split("\\.");
        Optional<String> inverse = backward.length == 2 ? Optional.of(backward[1]) : Optional.empty();
        relationships.add(new Relationship(
                forward[1],
                entities.get(forward[0]),
                entities.get(backward[0]),
                inverse,
                cardinality,
                mandatory,
                mandatory ? 1 : 0.5,
                AT));
        return this;
    }

    Model model() {
        return new Model(List.copyOf(entities.values()), List.copyOf(values.values()), relationships);
    }

    private List<Attribute> attributes(String owner, String... texts) {
        return List.of(texts).stream().map(t -> attribute(owner, t)).toList();
    }

    /** {@code "name type"}, where the type may end in {@code [n]} and then in {@code ?}. */
    private Attribute attribute(String owner, String text) {
        String[] parts = text.split(" ", 2);
        boolean optional = parts[1].endsWith("?");
        String type = optional ? parts[1].substring(0, parts[1].length() - 1) : parts[1];
        return new Attribute(owner, parts[0], type(type), false, optional, OptionalLong.empty(), AT);
    }

    private Type type(String text) {
        int bracket = text.indexOf('[');
        if (bracket >= 0) {
            double count = Double.parseDouble(text.substring(bracket + 1, text.length() - 1));
            return new Type.Collection(type(text.substring(0, bracket)), count);
        }
        if (text.startsWith("-> ")) {
            return new Type.Reference(text.substring(3), simple("uuid"));
        }
        return values.containsKey(text) ? new Type.Composite(values.get(text)) : simple(text);
    }

    private static Type.Simple simple(String text) {
        String[] parts = text.split("[()]");
        Scalar scalar = Scalar.named(parts[0]).orElseThrow();
        return new Type.Simple(scalar, parts.length > 1 ? Integer.parseInt(parts[1]) : scalar.size());
    }
}
