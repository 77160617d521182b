package org.colonnade.aggregates;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.json.ComplexJson;
import org.colonnade.model.Type;
import org.colonnade.value.ComplexValue;

/**
 * Finds the fields at a path that a Java class does not keep: its objects are made of values that have them, and are
 * written without them. Reading such an object, changing it and writing it back would drop these fields unseen.
 *
 * <p>It tests a class once, with a made-up value that has everything. If the class takes only some values and makes no
 * object of that one, it tests each value that is to be changed.
 */
final class LostFields {
    private final AggregateClass aggregate;
    private final AccessPath path;
    private final Class<?> java;
    /** None if it is not known of all values. */
    private final Optional<Set<AccessPath>> lost;

    /** @param path with {@code [*]} in place of indices */
    LostFields(AggregateClass aggregate, AccessPath path, Class<?> java) {
        this.aggregate = aggregate;
        this.path = path;
        this.java = java;
        this.lost = ofAll(aggregate.type(path).orElseThrow());
    }

    private Optional<Set<AccessPath>> ofAll(Type type) {
        try {
            return Optional.of(ComplexJson.losses(java, MadeUpValues.FULL.of(type)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * Fails if what becomes of a value by way of the class would lack something.
     *
     * @throws IllegalArgumentException that says all that it would
     */
    void refuse(Supplier<ComplexValue> value) {
        Set<AccessPath> missing = lost.orElseGet(() -> ComplexJson.losses(java, value.get()));
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException(java.getTypeName() + " does not keep " + names(missing) + " of "
                    + aggregate + ", which a change by it would take away; give it what is missing, or change"
                    + " parts by their paths");
        }
    }

    private String names(Set<AccessPath> missing) {
        return missing.stream().map(m -> "`" + path.then(m) + "`").collect(Collectors.joining(", "));
    }
}
