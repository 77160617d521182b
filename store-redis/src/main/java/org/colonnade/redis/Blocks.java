package org.colonnade.redis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.colonnade.store.Get;
import org.colonnade.store.KeyCode;
import org.colonnade.store.KeyText;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import redis.clients.jedis.Protocol;

/**
 * Where Redis keeps the blocks of a family.
 *
 * <p>The key of a block is {@code {comments:42}}, and the braces keep what belongs to it in one slot. A block of entries is
 * a hash from the codes of their keys to their values; a block that is one entry is a string.
 *
 * <p>Invariant: a block of more than 64 entries has beside it, in {@code {comments:42}:order}, a sorted set of their codes. A
 * smaller one may have one too, of some of its codes, if it was larger.
 */
final class Blocks {
    /** The hash of all families and their layouts. */
    static final byte[] FAMILIES = Command.bytes("colonnade:families");

    /** The most entries that a block has without an order; scripts know it as SMALL. */
    static final int MOST_WITHOUT_ORDER = 64;

    private final Shape shape;
    private final byte[] name;
    private final byte[] layout;
    private final String prefix;
    private final KeyText keys;
    private final KeyCode entries;
    private final EntryText text;

    Blocks(Shape shape) {
        this.shape = shape;
        this.name = Command.bytes(shape.name());
        this.layout = Command.bytes(shape.layout());
        this.prefix = prefix(shape.name());
        this.keys = KeyText.ofBlocks(shape);
        this.entries = KeyCode.ofEntries(shape);
        this.text = EntryText.of(shape);
    }

    /** How the keys of all blocks of a family begin; they end with a brace, or with that and {@code :order}. */
    static String prefix(String family) {
        return "{" + KeyText.escape(family) + ":";
    }

    Shape shape() {
        return shape;
    }

    byte[] name() {
        return name;
    }

    /** What the families must have under the name. */
    byte[] layout() {
        return layout;
    }

    /** Asks for what the families have under the name. */
    Command check() {
        return new Command(Protocol.Command.HGET, List.of(FAMILIES, name));
    }

    /** Whether a block is one entry. */
    boolean areSingle() {
        return shape.entry().isEmpty();
    }

    byte[] key(List<Object> block) {
        return Command.bytes(prefix + keys.encode(block) + "}");
    }

    static byte[] order(byte[] key) {
        return Command.bytes(Command.text(key) + ":order");
    }

    /** The block that has a key. */
    List<Object> block(byte[] key) {
        String text = Command.text(key);
        return keys.decode(text.substring(prefix.length(), text.length() - 1));
    }

    KeyCode entries() {
        return entries;
    }

    /** How entries are kept. */
    EntryText text() {
        return text;
    }

    /** The code of an entry, from the key of its block and its own. */
    byte[] entry(List<Object> key) {
        return entries.encode(key.subList(shape.block().size(), key.size()));
    }

    List<Row> rows(Get get, List<KeptEntry> kept) {
        EntryText.Columns columns = text.columns(get.wanted());
        List<Row> rows = new ArrayList<>(kept.size());
        for (KeptEntry entry : kept) {
            rows.add(row(get.block(), entries.decode(entry.code()), entry.value(), columns));
        }
        return rows;
    }

    /** The one entry that a get names, whose key need not be read. */
    Row row(Get get, byte[] entry) {
        return row(get.block(), get.range().prefix(), entry, text.columns(get.wanted()));
    }

    private Row row(List<Object> block, List<Object> key, byte[] entry, EntryText.Columns columns) {
        Object[] values = new Object[shape.fields().size()];
        int at = 0;
        for (Object part : block) {
            values[at++] = part;
        }
        for (Object part : key) {
            values[at++] = part;
        }
        columns.read(entry, values, at);
        return new Row(Arrays.asList(values));
    }
}
