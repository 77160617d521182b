package org.colonnade.aggregates;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.json.ComplexJson;
import org.colonnade.model.Attribute;
import org.colonnade.model.Type;
import org.colonnade.store.Values;
import org.colonnade.text.Meanings;
import org.colonnade.text.NearNames;
import org.colonnade.value.ComplexValue;

/** Holds what callers give against a class. */
final class Checks {
    /** As many paths are remembered as most programs have. */
    private static final int MOST_PATHS = 1024;

    private final AggregateClass aggregate;
    private final Meanings<AccessPath> paths = new Meanings<>(MOST_PATHS, this::known);
    private final Meanings<AccessPath> changed = new Meanings<>(MOST_PATHS, this::changeable);
    private final Map<Reading, LostFields> narrownesses = new ConcurrentHashMap<>();

    Checks(AggregateClass aggregate) {
        this.aggregate = aggregate;
    }

    /** Returns the name of an aggregate in messages, in the paper's form: {@code Player:mary}. */
    String name(Object id) {
        return aggregate + ":" + id;
    }

    /** A key in the form that the class has it: a UUID may be given as text, and a long as an int. */
    Object id(Object key) {
        return key != null && Values.isOf(aggregate.key().type(), key)
                ? key
                : scalar(ComplexJson.of("a key of " + aggregate, aggregate.key().type(), key));
    }

    /** The key of a value. */
    Object key(ComplexValue value) {
        return scalar(((ComplexValue.Fields) value).get(aggregate.key().name()));
    }

    private Object scalar(ComplexValue value) {
        if (value instanceof ComplexValue.Scalar scalar) {
            return scalar.value();
        }
        throw new IllegalArgumentException("a key of " + aggregate + " is missing");
    }

    /** An aggregate as a value. */
    ComplexValue value(Object object) {
        if (object == null) {
            throw new IllegalArgumentException("an aggregate of " + aggregate + " is null; use delete to take it away");
        }
        return ComplexJson.of(aggregate.name(), aggregate.type(), object);
    }

    /** Converts an object to the value at a path; null removes that of an optional field. */
    ComplexValue value(AccessPath path, Object object) {
        Type type = aggregate.type(path).orElseThrow();
        ComplexValue value = ComplexJson.of("`" + path + "` of " + aggregate, type, object);
        if (value.isAbsent() && !isOptional(path)) {
            throw new IllegalArgumentException("`" + path + "` of " + aggregate + " needs a value");
        }
        return value;
    }

    /** The objects of a Java class at a path with {@code [*]} in place of indices. */
    private record Reading(Class<?> java, AccessPath path) {}

    /** Ensures that a value read as an object of a Java class, changed and written, loses no fields. */
    void requireKept(Class<?> java, AccessPath path, Supplier<ComplexValue> value) {
        if (java != ComplexValue.class && hasRecords(aggregate.type(path).orElseThrow())) {
            narrownesses
                    .computeIfAbsent(
                            new Reading(java, path.general()), r -> new LostFields(aggregate, r.path(), r.java()))
                    .refuse(value);
        }
    }

    private static boolean hasRecords(Type type) {
        return type instanceof Type.Composite
                || type instanceof Type.Collection collection && hasRecords(collection.element());
    }

    private boolean isOptional(AccessPath path) {
        return path.last() instanceof AccessStep.Field field
                && aggregate.type(path.parent()).orElseThrow() instanceof Type.Composite record
                && record.value().attribute(field.name()).orElseThrow().optional();
    }

    AccessPath path(String text) {
        return paths.of(text);
    }

    private AccessPath known(String text) {
        AccessPath path = AccessPath.of(text);
        for (int length = 1; length <= path.length(); length++) {
            AccessPath part = path.first(length);
            if (aggregate.type(part).isEmpty()) {
                throw new IllegalArgumentException(missing(part));
            }
        }
        return path;
    }

    private String missing(AccessPath path) {
        String text = aggregate + " has no `" + path + "`";
        Optional<Type> above = aggregate.type(path.parent());
        if (above.orElseThrow() instanceof Type.Composite record && path.last() instanceof AccessStep.Field field) {
            return text
                    + NearNames.help(
                            ", ",
                            field.name(),
                            record.value().attributes().stream()
                                    .map(Attribute::name)
                                    .toList());
        }
        return text;
    }

    /** Makes sure that a path leads to a list. */
    void list(String text) {
        AccessPath path = path(text);
        if (path.beforeEvery().isEmpty() && !aggregate.type(path).orElseThrow().isCollection()) {
            throw new IllegalArgumentException("`" + text + "` of " + aggregate + " is no collection; use get");
        }
    }

    /** A path to something that can be changed alone. */
    AccessPath changed(String text) {
        return changed.of(text);
    }

    private AccessPath changeable(String text) {
        AccessPath path = path(text);
        if (path.isRoot() || path.beforeEvery().isPresent()) {
            throw new IllegalArgumentException("`" + text
                    + "` is no path to one part of an aggregate; write it like `score` or `games[0].opponent`");
        } else if (path.equals(AccessPath.ROOT.field(aggregate.key().name()))) {
            throw new IllegalArgumentException("`" + text + "` is the key of " + aggregate + ", which never changes");
        }
        return path;
    }

    /** A path to a collection, and a value for one more element. */
    ComplexValue element(AccessPath path, Object object) {
        if (aggregate.type(path).orElseThrow() instanceof Type.Collection collection) {
            ComplexValue value =
                    ComplexJson.of("an element of `" + path + "` of " + aggregate, collection.element(), object);
            if (!value.isAbsent()) {
                return value;
            }
            throw new IllegalArgumentException("an element of `" + path + "` of " + aggregate + " is null");
        }
        throw new IllegalArgumentException("`" + path + "` of " + aggregate + " is no collection");
    }
}
