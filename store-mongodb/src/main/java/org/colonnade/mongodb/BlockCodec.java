package org.colonnade.mongodb;

import java.util.UUID;
import org.bson.BsonBinarySubType;
import org.bson.BsonReader;
import org.bson.BsonType;
import org.bson.BsonWriter;
import org.bson.Document;
import org.bson.codecs.BsonTypeClassMap;
import org.bson.codecs.Codec;
import org.bson.codecs.DecoderContext;
import org.bson.codecs.EncoderContext;
import org.bson.codecs.configuration.CodecRegistries;
import org.bson.codecs.configuration.CodecRegistry;

/** Reads documents whose entries are JSON as texts, without making documents of these first. */
final class BlockCodec implements Codec<Document> {
    private static final BsonTypeClassMap CLASSES = new BsonTypeClassMap();
    private static final DecoderContext CONTEXT = DecoderContext.builder().build();

    private final CodecRegistry plain;
    private final Codec<Document> documents;
    private final BsonTexts texts = new BsonTexts(this::value);

    private BlockCodec(CodecRegistry plain) {
        this.plain = plain;
        this.documents = plain.get(Document.class);
    }

    /** The same codecs, with this one for documents. */
    static CodecRegistry with(CodecRegistry plain) {
        return CodecRegistries.fromRegistries(CodecRegistries.fromCodecs(new BlockCodec(plain)), plain);
    }

    @Override
    public Class<Document> getEncoderClass() {
        return Document.class;
    }

    @Override
    public void encode(BsonWriter writer, Document document, EncoderContext context) {
        documents.encode(writer, document, context);
    }

    @Override
    public Document decode(BsonReader reader, DecoderContext context) {
        Document document = new Document();
        reader.readStartDocument();
        for (BsonType type = reader.readBsonType(); type != BsonType.END_OF_DOCUMENT; type = reader.readBsonType()) {
            String name = reader.readName();
            boolean entries = type == BsonType.DOCUMENT && name.equals(Layout.ENTRIES);
            document.put(name, entries ? entries(reader) : value(reader, type));
        }
        reader.readEndDocument();
        return document;
    }

    private Document entries(BsonReader reader) {
        Document entries = new Document();
        reader.readStartDocument();
        for (BsonType type = reader.readBsonType(); type != BsonType.END_OF_DOCUMENT; type = reader.readBsonType()) {
            String name = reader.readName();
            entries.put(name, type == BsonType.NULL ? value(reader, type) : new BsonText(texts.of(reader, type)));
        }
        reader.readEndDocument();
        return entries;
    }

    /** As documents have it. */
    private Object value(BsonReader reader, BsonType type) {
        if (type == BsonType.NULL) {
            reader.readNull();
            return null;
        }
        boolean uuid =
                type == BsonType.BINARY && reader.peekBinarySubType() == BsonBinarySubType.UUID_STANDARD.getValue();
        Class<?> wanted = uuid ? UUID.class : CLASSES.get(type);
        return plain.get(wanted).decode(reader, CONTEXT);
    }
}
