package org.colonnade.aggregates;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.json.ComplexJson;
import org.colonnade.json.PlainTypes;
import org.colonnade.value.ComplexValue;

/**
 * Converts the aggregates of a class to Java objects.
 *
 * @param type their Java class
 * @param read makes an object of a value
 * @param direct makes the same object of the value's JSON, if the Java class alone tells the type of each part; it
 *     returns nothing if the text is no such JSON
 */
record ObjectCode<A>(Class<?> type, Function<ComplexValue, A> read, Optional<Function<String, Optional<A>>> direct) {

    /** Objects of a Java class; what cannot be one is called by its key. */
    static <A> ObjectCode<A> of(Class<A> type, AggregateClass aggregate) {
        AccessPath key = AccessPath.ROOT.field(aggregate.key().name());
        return new ObjectCode<>(
                type,
                value -> ComplexJson.object(aggregate + ":" + id(value.at(key)), type, value),
                PlainTypes.isPlain(type) ? Optional.of(ComplexJson.objects(type)) : Optional.empty());
    }

    /**
     * One straight from its JSON, if that is possible, else by way of its value.
     *
     * @param json empty if it would have to be put together of values
     */
    A of(Supplier<Optional<String>> json, Supplier<ComplexValue> value) {
        return direct.flatMap(d -> json.get().flatMap(d)).orElseGet(() -> read.apply(value.get()));
    }

    private static Object id(ComplexValue key) {
        return key instanceof ComplexValue.Scalar scalar ? scalar.value() : key;
    }

    static ObjectCode<ComplexValue> plain() {
        return new ObjectCode<>(ComplexValue.class, Function.identity(), Optional.empty());
    }
}
