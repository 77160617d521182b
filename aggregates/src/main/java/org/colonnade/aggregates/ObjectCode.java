package org.colonnade.aggregates;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.colonnade.json.ComplexJson;
import org.colonnade.json.PlainTypes;
import org.colonnade.value.ComplexValue;

/**
 * What Java objects the aggregates of a class are.
 *
 * @param read makes one of a value
 * @param direct makes the same one of the value's JSON, if the Java class tells the type of each part of it, so that nothing
 *     depends on what the design says; empty for what is none
 */
record ObjectCode<A>(Function<ComplexValue, A> read, Optional<Function<String, Optional<A>>> direct) {

    static <A> ObjectCode<A> of(Class<A> type, String name) {
        return new ObjectCode<>(
                value -> ComplexJson.object(name, type, value),
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

    static ObjectCode<ComplexValue> plain() {
        return new ObjectCode<>(Function.identity(), Optional.empty());
    }
}
