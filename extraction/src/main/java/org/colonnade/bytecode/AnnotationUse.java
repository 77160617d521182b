package org.colonnade.bytecode;

import java.util.Map;
import java.util.Optional;

/**
 * An annotation and the values that were given to it: numbers, booleans and texts as such, classes by their names,
 * constants of enums by theirs. Arrays and nested annotations are left out.
 */
public record AnnotationUse(String name, Map<String, Object> values) {
    public AnnotationUse {
        values = Map.copyOf(values);
    }

    public Optional<String> text(String element) {
        return Optional.ofNullable(values.get(element)).map(Object::toString).filter(t -> !t.isEmpty());
    }

    /** Whether the element was given and is false. */
    public boolean denies(String element) {
        return Boolean.FALSE.equals(values.get(element));
    }
}
