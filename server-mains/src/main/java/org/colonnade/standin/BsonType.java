package org.colonnade.standin;

import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** Values of maps as BSON, ordered by its bytes. Invariant: the same value has the same bytes, whoever made it. */
final class BsonType<T> extends BasicDataType<T> {
    private static final String VALUE = "v";
    private static final int OBJECT = 64;

    private final Function<T, Document> writing;
    private final Function<Document, T> reading;

    private BsonType(Function<T, Document> writing, Function<Document, T> reading) {
        this.writing = writing;
        this.reading = reading;
    }

    static BsonType<Document> ofDocuments() {
        return new BsonType<>(d -> d, d -> d);
    }

    /** Of single values, which may be documents too. */
    static BsonType<Object> ofValues() {
        return new BsonType<>(v -> new Document(VALUE, v), d -> d.get(VALUE));
    }

    /** Of keys of an index. */
    static BsonType<KeyValue> ofKeys() {
        return new BsonType<>(
                k -> new Document(VALUE, k.stream().collect(Collectors.toList())),
                d -> new KeyValue((Collection<?>) d.get(VALUE)));
    }

    private byte[] bytes(T value) {
        ByteBuf buffer = Unpooled.buffer();
        BsonEncoder.encodeDocument(writing.apply(value), buffer);
        byte[] bytes = new byte[buffer.readableBytes()];
        buffer.readBytes(bytes);
        return bytes;
    }

    @Override
    public int compare(T one, T other) {
        return one == other ? 0 : Arrays.compareUnsigned(bytes(one), bytes(other));
    }

    @Override
    public int getMemory(T value) {
        return OBJECT + bytes(value).length;
    }

    @Override
    public void write(WriteBuffer buffer, T value) {
        byte[] bytes = bytes(value);
        buffer.putVarInt(bytes.length).put(bytes);
    }

    @Override
    public T read(ByteBuffer buffer) {
        byte[] bytes = new byte[org.h2.mvstore.DataUtils.readVarInt(buffer)];
        buffer.get(bytes);
        return reading.apply(BsonDecoder.decodeBson(Unpooled.wrappedBuffer(bytes)));
    }

    @Override
    @SuppressWarnings("unchecked")
    public T[] createStorage(int size) {
        return (T[]) new Object[size];
    }
}
