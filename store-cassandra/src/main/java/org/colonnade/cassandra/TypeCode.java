package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import org.colonnade.model.Type;

/** How values of a type are written in Cassandra's native protocol. */
interface TypeCode {
    ByteBuffer encode(Object value);

    /** The value that was encoded; the buffer is read to its end. */
    Object decode(ByteBuffer bytes);

    static TypeCode of(Type type) {
        return type.match(
                simple -> ScalarCode.of(simple.scalar()),
                composite -> CompositeCode.of(composite.value()),
                reference -> ScalarCode.of(reference.key().scalar()),
                collection -> new ListCode(of(collection.element())));
    }
}
