package org.colonnade.aggregates;

import java.util.Optional;
import java.util.function.Function;
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

    static ObjectCode<ComplexValue> plain() {
        return new ObjectCode<>(Function.identity(), Optional.empty());
    }
}
