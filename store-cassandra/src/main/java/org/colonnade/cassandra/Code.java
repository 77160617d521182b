package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import org.colonnade.model.Type;

/** How values of a type are written in Cassandra's native protocol. */
interface Code {
    ByteBuffer encode(Object value);

    /** The value that was encoded; the buffer is read to its end. */
    Object decode(ByteBuffer bytes);

    static Code of(Type type) {
        if (type instanceof Type.Simple simple) {
            return ScalarCode.of(simple.scalar());
        } else if (type instanceof Type.Reference reference) {
            return ScalarCode.of(reference.key().scalar());
        } else if (type instanceof Type.Collection collection) {
            return new ListCode(of(collection.element()));
        }
        return CompositeCode.of(((Type.Composite) type).value());
    }
}
