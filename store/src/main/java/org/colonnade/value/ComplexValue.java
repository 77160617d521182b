package org.colonnade.value;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;

/**
 * A complex value (NoAM, Section 3.3), built of scalars, references, records and lists; an optional field without a
 * value is absent. Complex values are immutable and ordered.
 */
public sealed interface ComplexValue extends Comparable<ComplexValue> {

    /** The absent value. */
    @SuppressWarnings("ClassInitializationDeadlock") // Nobody else makes one, so that its class comes second always.
    Absent ABSENT = new Absent();

    /**
     * Returns the component at a path, absent if there is none; with {@code [*]}, the list of those in the elements. It
     * is one list, however often the path has {@code [*]}, in the order of the elements that it leads through.
     */
    default ComplexValue at(AccessPath path) {
        return path.isRoot() ? this : at(path.steps().get(0), path.after(path.first(1)));
    }

    /** Returns the component at the rest of a path after a step; only lists and records have any. */
    default ComplexValue at(AccessStep step, AccessPath rest) {
        return ABSENT;
    }

    default boolean isAbsent() {
        return this instanceof Absent;
    }

    /** Applies the function for this kind of value. */
    default <T> T match(
            Function<Absent, T> absent,
            Function<Scalar, T> scalar,
            Function<Reference, T> reference,
            Function<Elements, T> list,
            Function<Fields, T> record) {
        if (this instanceof Absent it) {
            return absent.apply(it);
        } else if (this instanceof Scalar it) {
            return scalar.apply(it);
        } else if (this instanceof Reference it) {
            return reference.apply(it);
        } else if (this instanceof Elements it) {
            return list.apply(it);
        }
        return record.apply((Fields) this);
    }

    @Override
    default int compareTo(ComplexValue other) {
        return ValueOrder.compare(this, other);
    }

    /** No value. */
    record Absent() implements ComplexValue {

        @Override
        public String toString() {
            return "absent";
        }
    }

    /**
     * A basic value: one of the Java types that {@link org.colonnade.store.Values} has for scalars.
     *
     * <p>Invariant: it is not null.
     */
    record Scalar(Object value) implements ComplexValue {
        public Scalar {
            ValueOrder.scalar(value);
        }

        @Override
        public String toString() {
            return value instanceof String ? "\"" + value + "\"" : value.toString();
        }
    }

    /** A reference to an aggregate: {@code Player:rick}. */
    record Reference(String aggregate, Object id) implements ComplexValue {
        public Reference {
            Objects.requireNonNull(aggregate);
            ValueOrder.scalar(id);
        }

        @Override
        public String toString() {
            return aggregate + ":" + id;
        }
    }

    /** A collection, in order. Invariant: no element is absent. */
    record Elements(List<ComplexValue> elements) implements ComplexValue {
        public static final Elements NONE = new Elements(List.of());

        public Elements {
            elements = List.copyOf(elements);
            if (elements.contains(ABSENT)) {
                throw new IllegalArgumentException("an element of a collection has no value");
            }
        }

        @Override
        public ComplexValue at(AccessStep step, AccessPath rest) {
            if (step instanceof AccessStep.Field) {
                return ABSENT;
            } else if (step instanceof AccessStep.Index index) {
                return index.index() < elements.size()
                        ? elements.get(index.index()).at(rest)
                        : ABSENT;
            }
            Stream<ComplexValue> found = elements.stream().map(e -> e.at(rest)).filter(e -> !e.isAbsent());
            return new Elements((rest.beforeEvery().isEmpty() ? found : found.flatMap(Elements::each)).toList());
        }

        private static Stream<ComplexValue> each(ComplexValue list) {
            return ((Elements) list).elements.stream();
        }

        @Override
        public String toString() {
            return elements.stream().map(Object::toString).collect(Collectors.joining(", ", "[", "]"));
        }
    }

    /** A record. Invariant: no field is absent. It keeps the order of the fields, which equality ignores. */
    record Fields(Map<String, ComplexValue> fields) implements ComplexValue {
        public static final Fields NONE = new Fields(Map.of());

        public Fields {
            Map<String, ComplexValue> present = new LinkedHashMap<>(fields);
            Collection<ComplexValue> values = present.values();
            values.removeIf(ComplexValue::isAbsent);
            fields = Collections.unmodifiableMap(present);
        }

        @Override
        public ComplexValue at(AccessStep step, AccessPath rest) {
            return step instanceof AccessStep.Field field ? get(field.name()).at(rest) : ABSENT;
        }

        /** Returns the value of a field, absent if there is none. */
        public ComplexValue get(String field) {
            return fields.getOrDefault(field, ABSENT);
        }

        /** Returns the same record with another value of a field, or without it. */
        public Fields with(String field, ComplexValue value) {
            Map<String, ComplexValue> changed = new LinkedHashMap<>(fields);
            changed.put(field, value);
            return new Fields(changed);
        }

        @Override
        public String toString() {
            return fields.entrySet().stream()
                    .map(f -> f.getKey() + ": " + f.getValue())
                    .collect(Collectors.joining(", ", "<", ">"));
        }
    }
}
