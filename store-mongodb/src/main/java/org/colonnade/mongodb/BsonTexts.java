package org.colonnade.mongodb;

import java.io.StringWriter;
import java.util.function.BiFunction;
import org.bson.BsonReader;
import org.bson.BsonType;
import tools.jackson.core.JsonGenerator;

/**
 * Reads BSON as the text of JSON.
 *
 * <p>Invariant: the text is that which {@link BsonJson#text} makes of the same BSON.
 *
 * @param others reads what JSON does not have
 */
record BsonTexts(BiFunction<BsonReader, BsonType, Object> others) {
    /** The text of the value that comes next. */
    String of(BsonReader reader, BsonType type) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = BsonJson.generator(text)) {
            write(generator, reader, type);
        }
        return text.toString();
    }

    private void write(JsonGenerator generator, BsonReader reader, BsonType type) {
        switch (type) {
            case DOCUMENT -> object(generator, reader);
            case ARRAY -> array(generator, reader);
            case STRING -> generator.writeString(reader.readString());
            case INT32 -> generator.writeNumber(reader.readInt32());
            case INT64 -> generator.writeNumber(reader.readInt64());
            case BOOLEAN -> generator.writeBoolean(reader.readBoolean());
            default -> BsonJson.write(generator, others.apply(reader, type));
        }
    }

    private void object(JsonGenerator generator, BsonReader reader) {
        generator.writeStartObject();
        reader.readStartDocument();
        for (BsonType type = reader.readBsonType(); type != BsonType.END_OF_DOCUMENT; type = reader.readBsonType()) {
            generator.writeName(BsonJson.NAMES.read(reader.readName()));
            write(generator, reader, type);
        }
        reader.readEndDocument();
        generator.writeEndObject();
    }

    private void array(JsonGenerator generator, BsonReader reader) {
        generator.writeStartArray();
        reader.readStartArray();
        for (BsonType type = reader.readBsonType(); type != BsonType.END_OF_DOCUMENT; type = reader.readBsonType()) {
            write(generator, reader, type);
        }
        reader.readEndArray();
        generator.writeEndArray();
    }
}
