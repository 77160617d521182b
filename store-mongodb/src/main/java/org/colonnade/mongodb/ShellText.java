package org.colonnade.mongodb;

import com.mongodb.MongoClientSettings;
import java.util.Base64;
import org.bson.BsonBinary;
import org.bson.BsonBinarySubType;
import org.bson.Document;
import org.bson.UuidRepresentation;
import org.bson.codecs.DocumentCodec;
import org.bson.codecs.configuration.CodecRegistries;
import org.bson.codecs.configuration.CodecRegistry;
import org.bson.json.JsonMode;
import org.bson.json.JsonWriterSettings;
import org.bson.json.StrictJsonWriter;

/** Documents as MongoDB's shell takes them. */
final class ShellText {
    private static final CodecRegistry CODECS = CodecRegistries.withUuidRepresentation(
            MongoClientSettings.getDefaultCodecRegistry(), UuidRepresentation.STANDARD);
    private static final JsonWriterSettings SETTINGS = JsonWriterSettings.builder()
            .outputMode(JsonMode.SHELL)
            .binaryConverter(ShellText::write)
            .build();

    private ShellText() {}

    static String of(Document document) {
        return document.toJson(SETTINGS, new DocumentCodec(CODECS));
    }

    private static void write(BsonBinary binary, StrictJsonWriter writer) {
        boolean unique = binary.getType() == BsonBinarySubType.UUID_STANDARD.getValue();
        writer.writeRaw(
                unique
                        ? "UUID(\"" + binary.asUuid() + "\")"
                        : "BinData(" + binary.getType() + ", \""
                                + Base64.getEncoder().encodeToString(binary.getData()) + "\")");
    }
}
