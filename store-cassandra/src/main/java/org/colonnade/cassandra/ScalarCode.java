package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import java.nio.ByteBuffer;
import java.util.function.Function;
import org.colonnade.model.Scalar;
import org.colonnade.store.Bytes;
import org.colonnade.store.StoreException;

/** The code of a scalar, which the driver has. There is one way to write a number that is none. */
record ScalarCode<T>(Scalar scalar, TypeCodec<T> codec, Function<Object, T> out, Function<T, Object> in)
        implements Code {
    static Code of(Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> same(scalar, TypeCodecs.BOOLEAN);
            case INT -> same(scalar, TypeCodecs.INT);
            case LONG -> same(scalar, TypeCodecs.BIGINT);
            case FLOAT ->
                new ScalarCode<>(scalar, TypeCodecs.FLOAT, v -> Float.isNaN((Float) v) ? Float.NaN : (Float) v, v -> v);
            case DOUBLE ->
                new ScalarCode<>(
                        scalar, TypeCodecs.DOUBLE, v -> Double.isNaN((Double) v) ? Double.NaN : (Double) v, v -> v);
            case DECIMAL -> same(scalar, TypeCodecs.DECIMAL);
            case TEXT -> same(scalar, TypeCodecs.TEXT);
            case BYTES -> new ScalarCode<>(scalar, TypeCodecs.BLOB, v -> ((Bytes) v).toBuffer(), Bytes::of);
            case DATE -> same(scalar, TypeCodecs.DATE);
            case TIMESTAMP -> same(scalar, TypeCodecs.TIMESTAMP);
            case UUID -> same(scalar, TypeCodecs.UUID);
        };
    }

    @SuppressWarnings("unchecked")
    private static <T> Code same(Scalar scalar, TypeCodec<T> codec) {
        return new ScalarCode<>(scalar, codec, v -> (T) v, v -> v);
    }

    @Override
    public ByteBuffer encode(Object value) {
        try {
            return codec.encode(out.apply(value), ProtocolVersion.DEFAULT);
        } catch (ArithmeticException | IllegalArgumentException e) {
            throw new StoreException(
                    StoreException.Kind.VALUE, "Cassandra has no " + scalar + " " + value + ": " + e.getMessage(), e);
        }
    }

    @Override
    public Object decode(ByteBuffer bytes) {
        return in.apply(codec.decode(bytes, ProtocolVersion.DEFAULT));
    }
}
