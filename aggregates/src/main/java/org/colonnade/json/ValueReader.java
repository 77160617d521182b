package org.colonnade.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.text.NearNames;
import org.colonnade.value.ComplexValue;
import tools.jackson.databind.JsonNode;

/**
 * Reads JSON as complex values of a type, and collects all that is wrong with it.
 *
 * <p>Null is nothing. A collection that is not optional is there even if nothing is said of it: it has no elements.
 */
final class ValueReader {
    private final List<String> problems = new ArrayList<>();

    /** @throws IllegalArgumentException that says all that is wrong, and where */
    static ComplexValue read(String what, Type type, JsonNode node) {
        ValueReader reader = new ValueReader();
        ComplexValue value = reader.value(Place.ROOT, type, node);
        if (!reader.problems.isEmpty()) {
            throw new IllegalArgumentException(what + ": " + String.join("; ", reader.problems));
        }
        return value;
    }

    private ComplexValue value(Place at, Type type, JsonNode node) {
        if (node == null || node.isNull() || node.isMissingNode()) {
            return ComplexValue.ABSENT;
        } else if (type instanceof Type.Composite composite) {
            return node.isObject() ? record(at, composite.value(), node) : wrong(at, "an object", node);
        } else if (type instanceof Type.Collection collection) {
            return node.isArray() ? list(at, collection.element(), node) : wrong(at, "an array", node);
        }
        Scalar scalar =
                type instanceof Type.Reference reference ? reference.key().scalar() : ((Type.Simple) type).scalar();
        return ScalarReader.read(scalar, node)
                .<ComplexValue>map(s -> type instanceof Type.Reference reference
                        ? new ComplexValue.Reference(reference.entity(), s)
                        : new ComplexValue.Scalar(s))
                .orElseGet(() -> wrong(at, ScalarReader.wanted(scalar, node), node));
    }

    private ComplexValue wrong(Place at, String wanted, JsonNode node) {
        String found = node.toString();
        String shown = found.length() > 60 ? found.substring(0, 60) + "..." : found;
        problems.add((at.isRoot() ? "" : "`" + at + "` ") + "should be " + wanted + ", and is " + shown);
        return ComplexValue.ABSENT;
    }

    private ComplexValue list(Place at, Type element, JsonNode node) {
        List<ComplexValue> elements = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            ComplexValue value = value(at.at(i), element, node.get(i));
            if (node.get(i).isNull()) {
                problems.add("`" + at.at(i) + "` is null, and elements cannot be");
            }
            if (!value.isAbsent()) {
                elements.add(value);
            }
        }
        return new ComplexValue.Elements(elements);
    }

    private ComplexValue record(Place at, ValueObject type, JsonNode node) {
        refuseOthers(type, node);
        Map<String, ComplexValue> fields = new LinkedHashMap<>();
        for (Attribute attribute : type.attributes()) {
            fields.put(attribute.name(), field(at.field(attribute.name()), attribute, node.get(attribute.name())));
        }
        return new ComplexValue.Fields(fields);
    }

    private void refuseOthers(ValueObject type, JsonNode node) {
        int known = 0;
        for (Attribute attribute : type.attributes()) {
            known += node.has(attribute.name()) ? 1 : 0;
        }
        if (known == node.size()) {
            return;
        }
        List<String> names = type.attributes().stream().map(Attribute::name).toList();
        for (String name : node.propertyNames()) {
            if (!names.contains(name)) {
                problems.add(type + " has no field `" + name + "`" + NearNames.help(", ", name, names));
            }
        }
    }

    private ComplexValue field(Place at, Attribute attribute, JsonNode node) {
        boolean given = node != null && !node.isNull();
        if (!given && !attribute.optional()) {
            if (attribute.type().isCollection()) {
                return ComplexValue.Elements.NONE;
            }
            problems.add("`" + at + "` needs a value");
        }
        return value(at, attribute.type(), node);
    }

    /** The place of a part; it becomes a path only when someone asks for it. */
    private record Place(Place above, AccessStep step) {
        static final Place ROOT = new Place(null, null);

        Place field(String name) {
            return new Place(this, new AccessStep.Field(name));
        }

        Place at(int index) {
            return new Place(this, new AccessStep.Index(index));
        }

        boolean isRoot() {
            return step == null;
        }

        private AccessPath path() {
            return isRoot() ? AccessPath.ROOT : above.path().then(step);
        }

        @Override
        public String toString() {
            return path().toString();
        }
    }
}
