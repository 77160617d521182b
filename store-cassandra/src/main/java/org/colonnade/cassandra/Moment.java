package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.OptionalLong;

/** When a write takes place: at a timestamp, or when the server finds. */
record Moment(OptionalLong micros) {
    static final Moment SERVERS = new Moment(OptionalLong.empty());

    static Moment at(long micros) {
        return new Moment(OptionalLong.of(micros));
    }

    Clause addTo(Clause clause) {
        micros.ifPresent(m -> clause.add(
                " USING TIMESTAMP ?", ByteBuffer.allocate(Long.BYTES).putLong(m).flip()));
        return clause;
    }
}
