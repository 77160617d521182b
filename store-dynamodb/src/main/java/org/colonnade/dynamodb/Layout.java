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
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.KeyCode;
import org.colonnade.store.KeyText;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A family as a table: a block is the items with one partition key.
 *
 * <p>The first item of a block is its head, whose sort key is 0: it has the version of the block, which every write
 * changes. A small block is <i>gathered</i>: its entries are attributes of the head, as in NoAM's Figure 5. Otherwise it is
 * <i>spread</i>: each entry is an item, whose sort key is 1 and the code of its key, and the head has the intention of a
 * write that is being made. A block without a head is empty. A block of a family without keys of entries is one item without a
 * sort key, which has its version itself.
 */
record Layout(String table, Shape shape, Names names, BlockCode blocks, KeyCode entries, KeyText texts) {
    /** So many bytes a sort key can have. */
    private static final int MOST_IN_KEY = 1_024;

    private static final String ENTRY = "/";
    private static final Bytes HEAD = Bytes.of((byte) 0);
    private static final Bytes FIRST = Bytes.of((byte) 1);
    private static final Bytes END = Bytes.of((byte) 2);

    static Layout of(Shape shape, String table) {
        return new Layout(
                table,
                shape,
                Names.of(shape),
                new BlockCode(shape),
                KeyCode.ofEntries(shape),
                KeyText.ofEntries(shape));
    }

    /** Whether blocks have several entries. */
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

    /** The sort key of the entry that something is expected of. */
    Bytes code(Expectation expectation) {
        List<Object> key = expectation.key();
        return code(key.subList(shape.block().size(), key.size()));
    }

    /** The key of the entry with a sort key. */
    private List<Object> entry(Bytes code) {
        byte[] all = code.toArray();
        return entries.decode(Arrays.copyOfRange(all, 1, all.length));
    }

    /** The attribute that an entry is in the head of a gathered block. No column has such a name. */
    String attribute(Bytes code) {
        return ENTRY + texts.encode(entry(code));
    }

    /** The sort key that the entry of an attribute would have; none if it is another attribute. */
    Optional<Bytes> code(String attribute) {
        return attribute.startsWith(ENTRY)
                ? Optional.of(code(texts.decode(attribute.substring(ENTRY.length()))))
                : Optional.empty();
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
        } else if (code.size() > MOST_IN_KEY) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "the key of an entry of " + shape.name() + " has " + (code.size() - 1)
                            + " bytes; DynamoDB has room for " + (MOST_IN_KEY - 1));
        }
        Map<String, AttributeValue> attributes = columns(entry);
        change.values()
                .get()
                .forEach((field, value) -> attributes.put(
                        field.name(), value == null ? ItemChange.GONE : AttributeCode.encode(field.type(), value)));
        boolean whole = change.erased() || change.values().get().keySet().containsAll(shape.values());
        return new ItemChange(code, whole, Optional.of(attributes));
    }

    /** The columns of an entry's key. */
    private Map<String, AttributeValue> columns(List<Object> entry) {
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        for (int i = 0; i < shape.entry().size(); i++) {
            Field column = shape.entry().get(i).field();
            attributes.put(column.name(), AttributeCode.encode(column.type(), entry.get(i)));
        }
        return attributes;
    }

    /** What puts an entry with these values where none is. */
    ItemChange put(Bytes code, Map<String, AttributeValue> values) {
        Map<String, AttributeValue> attributes = columns(entry(code));
        attributes.putAll(values);
        return new ItemChange(code, true, Optional.of(attributes));
    }

    /** The entry that an item is. */
    Row row(Map<String, AttributeValue> item) {
        return row(blocks.decode(item.get(names.block())), code(item), item);
    }

    /** The entry of a block with these values among others. */
    Row row(List<Object> block, Bytes code, Map<String, AttributeValue> values) {
        List<Object> all = new ArrayList<>(block);
        if (hasEntries()) {
            all.addAll(entry(code));
        }
        all.addAll(values(values));
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
