package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Bytes;
import org.colonnade.store.CodeRange;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Field;
import org.colonnade.store.KeyCode;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A family as a table: a block is the items with one partition key, an entry is one of them.
 *
 * <p>The sort key of an entry is 1 and the code of its key. The first item of a block is its head, whose sort key is 0: it
 * has the version of the block, which every write changes, and the intention of a write that is being made. A block
 * without a head is empty. A block that is one entry is one item without a sort key, which has its version itself.
 */
record Layout(String table, Shape shape, Names names, BlockCode blocks, KeyCode entries) {
    private static final Bytes HEAD = Bytes.of((byte) 0);
    private static final Bytes FIRST = Bytes.of((byte) 1);
    private static final Bytes END = Bytes.of((byte) 2);

    static Layout of(Shape shape, String table) {
        return new Layout(table, shape, Names.of(shape), new BlockCode(shape), KeyCode.ofEntries(shape));
    }

    /** Whether blocks have several items. */
    boolean hasEntries() {
        return !shape.entry().isEmpty();
    }

    AttributeValue block(List<Object> block) {
        return blocks.encode(block);
    }

    /** The key of the item that has a block's version. */
    Map<String, AttributeValue> head(AttributeValue block) {
        return item(block, HEAD);
    }

    /** The key of an item. */
    Map<String, AttributeValue> item(AttributeValue block, Bytes code) {
        return hasEntries()
                ? Map.of(names.block(), block, names.entry(), BlockCode.binary(code))
                : Map.of(names.block(), block);
    }

    boolean isHead(Map<String, AttributeValue> item) {
        return hasEntries() && code(item).equals(HEAD);
    }

    /** The code in the sort key of an item. */
    Bytes code(Map<String, AttributeValue> item) {
        return hasEntries() ? Bytes.of(item.get(names.entry()).b().asByteArrayUnsafe()) : FIRST;
    }

    /** The sort key of an entry. */
    Bytes code(List<Object> entry) {
        return behindFirst(entries.encode(entry));
    }

    /** The sort keys of a range of entries. */
    CodeRange codes(Range range) {
        CodeRange codes = entries.range(range);
        return new CodeRange(
                behindFirst(codes.from().toArray()),
                Optional.of(codes.to().map(to -> behindFirst(to.toArray())).orElse(END)));
    }

    /** Whether nothing but the head comes before a sort key. */
    boolean isFirst(Bytes code) {
        return code.equals(FIRST);
    }

    /** The same range with the head, if it begins where entries do. */
    CodeRange fromHead(CodeRange range) {
        return new CodeRange(HEAD, range.to());
    }

    private static Bytes behindFirst(byte[] code) {
        byte[] all = new byte[code.length + 1];
        all[0] = 1;
        System.arraycopy(code, 0, all, 1, code.length);
        return Bytes.of(all);
    }

    /** What becomes of the item of an entry. The columns of its key are attributes too, for other programs. */
    ItemChange change(List<Object> entry, EntryChange change) {
        Bytes code = code(entry);
        if (change.values().isEmpty()) {
            return ItemChange.deletion(code);
        }
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        for (int i = 0; i < shape.entry().size(); i++) {
            Field column = shape.entry().get(i).field();
            attributes.put(column.name(), AttributeCode.encode(column.type(), entry.get(i)));
        }
        change.values()
                .get()
                .forEach((field, value) -> attributes.put(
                        field.name(), value == null ? ItemChange.GONE : AttributeCode.encode(field.type(), value)));
        boolean whole = change.erased() || change.values().get().keySet().containsAll(shape.values());
        return new ItemChange(code, whole, Optional.of(attributes));
    }

    /** The entry that an item is. */
    Row row(Map<String, AttributeValue> item) {
        List<Object> all = new ArrayList<>(blocks.decode(item.get(names.block())));
        if (hasEntries()) {
            byte[] code = code(item).toArray();
            all.addAll(entries.decode(Arrays.copyOfRange(code, 1, code.length)));
        }
        all.addAll(values(item));
        return new Row(all);
    }

    /** The values of the entry that an item is. */
    List<Object> values(Map<String, AttributeValue> item) {
        List<Object> values = new ArrayList<>();
        for (Field field : shape.values()) {
            AttributeValue code = item.get(field.name());
            values.add(code == null ? null : AttributeCode.decode(field.type(), code));
        }
        return values;
    }
}
