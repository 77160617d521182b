package org.colonnade.aggregates;

import java.util.function.Function;
import org.colonnade.json.ComplexJson;
import org.colonnade.value.ComplexValue;

/** What Java objects the aggregates of a class are. */
record ObjectCode<A>(Function<ComplexValue, A> read) {

    static <A> ObjectCode<A> of(Class<A> type, String name) {
        return new ObjectCode<>(value -> ComplexJson.object(name, type, value));
    }

    static ObjectCode<ComplexValue> plain(String name) {
        return new ObjectCode<>(Function.identity());
    }
}
