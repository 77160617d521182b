package org.colonnade.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;

/**
 * The form of values on a store that has lists, and maps from names. Collections are lists, value objects are maps
 * without the attributes that have no value, a reference is the key that it refers to, and each store chooses the form
 * of scalars.
 */
public record ValueForm<F>(Scalars<F> scalars, Structures<F> structures) {
    /** The form of scalars. */
    public interface Scalars<F> {
        F of(Scalar scalar, Object value);

        /** Returns the scalar that something on the store is. */
        Object read(Scalar scalar, F there);
    }

    /** The form of lists and maps. */
    public interface Structures<F> {
        F list(List<F> elements);

        F map(Map<String, F> members);

        /** Returns the elements of a list on the store. */
        List<? extends F> elements(F list);

        /** Returns the members of a map on the store, by their names. */
        Map<?, ? extends F> members(F map);
    }

    /** Returns the form on a store that has Java's own lists and maps. */
    public static ValueForm<Object> ofObjects(Scalars<Object> scalars) {
        return new ValueForm<>(scalars, OBJECTS);
    }

    private static final Structures<Object> OBJECTS = new Structures<>() {
        @Override
        public Object list(List<Object> elements) {
            return elements;
        }

        @Override
        public Object map(Map<String, Object> members) {
            return members;
        }

        @Override
        public List<?> elements(Object list) {
            return (List<?>) list;
        }

        @Override
        public Map<?, ?> members(Object map) {
            return (Map<?, ?>) map;
        }
    };

    /** Converts a value to the store's form. */
    public F of(Type type, Object value) {
        return type.match(
                simple -> scalars.of(simple.scalar(), value),
                composite -> structures.map(members(composite.value(), (Map<?, ?>) value, this::of)),
                reference -> scalars.of(reference.key().scalar(), value),
                collection -> structures.list(elements(collection.element(), (List<?>) value, this::of)));
    }

    /** Converts the store's form to a value. */
    public Object read(Type type, F there) {
        return type.<Object>match(
                simple -> scalars.read(simple.scalar(), there),
                composite -> members(composite.value(), structures.members(there), this::read),
                reference -> scalars.read(reference.key().scalar(), there),
                collection -> elements(collection.element(), structures.elements(there), this::read));
    }

    private static <S, T> List<T> elements(Type type, List<? extends S> given, BiFunction<Type, S, T> change) {
        return given.stream().map(e -> change.apply(type, e)).toList();
    }

    private static <S, T> Map<String, T> members(
            ValueObject type, Map<?, ? extends S> given, BiFunction<Type, S, T> change) {
        Map<String, T> members = new LinkedHashMap<>();
        for (Attribute attribute : type.attributes()) {
            S member = given.get(attribute.name());
            if (member != null) {
                members.put(attribute.name(), change.apply(attribute.type(), member));
            }
        }
        return members;
    }
}
