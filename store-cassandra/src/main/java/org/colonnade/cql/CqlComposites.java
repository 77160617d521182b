package org.colonnade.cql;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.store.FamilyShape;

/** Value objects as types of a keyspace. */
public final class CqlComposites {
    private CqlComposites() {}

    /** The value objects in some types, inner ones first. */
    public static List<ValueObject> in(Collection<Type> types) {
        Set<ValueObject> found = new LinkedHashSet<>();
        types.forEach(t -> collect(t, found));
        return new ArrayList<>(found);
    }

    private static void collect(Type type, Set<ValueObject> found) {
        if (type.isCollection()) {
            collect(type.element(), found);
        } else if (type instanceof Type.Composite composite) {
            composite.value().attributes().forEach(a -> collect(a.type(), found));
            found.add(composite.value());
        }
    }

    /** The name of the type of a value object. */
    public static String name(ValueObject value) {
        return FamilyShape.snake(value.name());
    }

    /** The names of its fields, one for each attribute, in their order. */
    public static List<String> fields(ValueObject value) {
        CqlNames names = new CqlNames(Integer.MAX_VALUE);
        return value.attributes().stream()
                .map(a -> names.fresh(FamilyShape.snake(a.name())))
                .toList();
    }

    /** The types of its fields. */
    public static List<String> types(ValueObject value) {
        return value.attributes().stream().map(a -> CqlType.of(a.type())).toList();
    }

    /** The name and the fields of the type, as they follow {@code CREATE TYPE}. */
    public static String definition(ValueObject value) {
        List<String> fields = fields(value);
        List<String> types = types(value);
        List<String> declared = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            declared.add("  " + CqlNames.quoted(fields.get(i)) + " " + types.get(i));
        }
        return declared.stream().collect(Collectors.joining(",\n", CqlNames.quoted(name(value)) + " (\n", "\n)"));
    }
}
