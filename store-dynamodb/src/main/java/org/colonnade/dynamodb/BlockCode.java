package org.colonnade.dynamodb;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.store.Bytes;
import org.colonnade.store.Field;
import org.colonnade.store.KeyText;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * The keys of blocks as partition keys: whole numbers are numbers, one text is a text, bytes are binary, and everything else
 * is a text that people can read (see {@link KeyText}). A family that is one block has one partition key.
 *
 * <p>DynamoDB has no empty keys, and none of more than 2,048 bytes.
 */
record BlockCode(Shape shape, KeyText texts) {
    private static final AttributeValue ONLY_BLOCK = AttributeValue.fromS("*");

    BlockCode(Shape shape) {
        this(shape, KeyText.ofBlocks(shape));
    }

    ScalarAttributeType type() {
        return shape.block().size() == 1 ? type(only()) : ScalarAttributeType.S;
    }

    /** The type of an attribute that alone is a key. */
    static ScalarAttributeType type(Field key) {
        return switch (key.scalar()) {
            case INT, LONG -> ScalarAttributeType.N;
            case BYTES -> ScalarAttributeType.B;
            default -> ScalarAttributeType.S;
        };
    }

    private Field only() {
        return shape.block().get(0);
    }

    AttributeValue encode(List<Object> block) {
        if (block.isEmpty()) {
            return ONLY_BLOCK;
        } else if (type() != ScalarAttributeType.S) {
            return required(AttributeCode.encode(only().type(), block.get(0)));
        }
        return required(AttributeValue.fromS(isText() ? (String) block.get(0) : texts.encode(block)));
    }

    List<Object> decode(AttributeValue code) {
        if (shape.block().isEmpty()) {
            return List.of();
        } else if (type() != ScalarAttributeType.S) {
            return List.of(AttributeCode.decode(only().type(), code));
        }
        return isText() ? List.of(code.s()) : texts.decode(code.s());
    }

    private boolean isText() {
        return shape.block().size() == 1 && only().scalar() == Scalar.TEXT;
    }

    private AttributeValue required(AttributeValue code) {
        boolean empty = code.s() != null && code.s().isEmpty()
                || code.b() != null && code.b().asByteArrayUnsafe().length == 0;
        if (empty) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "the key of a block of " + shape.name() + " is empty; DynamoDB has no empty keys");
        }
        return code;
    }

    /** The bytes of a code, for keys of items. */
    static AttributeValue binary(Bytes bytes) {
        return AttributeValue.fromB(SdkBytes.fromByteArray(bytes.toArray()));
    }
}
