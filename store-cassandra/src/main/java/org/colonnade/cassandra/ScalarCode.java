package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import java.nio.ByteBuffer;
import java.time.LocalDate;
import java.util.function.Function;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;
import org.colonnade.store.StoreException;
import org.colonnade.store.Values;

/** The code of a scalar, which the driver has. There is one way to write a number that is none. */
record ScalarCode<T>(Scalar scalar, TypeCodec<T> codec, Function<Object, T> out, Function<T, Object> in)
        implements TypeCode {
    private static final Type TEXT = new Type.Simple(Scalar.TEXT, Scalar.TEXT.size());

    static TypeCode of(Scalar scalar) {
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
            case TEXT -> new ScalarCode<>(scalar, TypeCodecs.TEXT, ScalarCode::whole, v -> v);
            case BYTES -> new ScalarCode<>(scalar, TypeCodecs.BLOB, v -> ((Bytes) v).toBuffer(), Bytes::of);
            case DATE -> new ScalarCode<>(scalar, TypeCodecs.DATE, ScalarCode::near, v -> v);
            case TIMESTAMP -> same(scalar, TypeCodecs.TIMESTAMP);
            case UUID -> same(scalar, TypeCodecs.UUID);
        };
    }

    @SuppressWarnings("unchecked")
    private static <T> TypeCode same(Scalar scalar, TypeCodec<T> codec) {
        return new ScalarCode<>(scalar, codec, v -> (T) v, v -> v);
    }

    /** The driver would write a question mark for half a character. */
    private static String whole(Object text) {
        if (!Values.isOf(TEXT, text)) {
            throw new IllegalArgumentException("it has half of a surrogate pair");
        }
        return (String) text;
    }

    /** The driver would write another date for one that is millions of years away. */
    private static LocalDate near(Object date) {
        Math.toIntExact(((LocalDate) date).toEpochDay());
        return (LocalDate) date;
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
