package org.colonnade.couchbase;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.DocumentForm;
import org.colonnade.store.KeyText;
import org.colonnade.store.PlainForm;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;

/**
 * A family as documents whose keys begin alike: {@code hotels:Rome} is {@code {"block": {"city": "Rome"}, "entries": {...}}},
 * with a member for each entry, see {@link DocumentForm}. A block that is one entry has {@code "entry"} instead.
 *
 * <p>Keys that Couchbase would not take are replaced by their hashes; the document has the right one.
 */
record Layout(Shape shape, String prefix, DocumentForm form, KeyText blocks) {
    static final String BLOCK = "block";
    static final String ENTRIES = "entries";
    static final String ENTRY = "entry";

    private static final int LONGEST_KEY = 240;
    private static final int LONGEST_PATH = 1_024;

    static Layout of(Shape shape, String prefix) {
        return new Layout(shape, prefix, new DocumentForm(shape, PlainForm.FORM), KeyText.ofBlocks(shape));
    }

    /** Whether a block is one entry. */
    boolean isSingle() {
        return shape.entry().isEmpty();
    }

    /** The key of the document of a block. */
    String key(List<Object> block) {
        return key(prefix + ":" + blocks.encode(block));
    }

    static String key(String text) {
        byte[] bytes = bytes(text);
        return bytes.length <= LONGEST_KEY ? text : "sha256/" + HexFormat.of().formatHex(sha256(bytes));
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The path of an entry in the document of its block, unless it or one of its columns' is too long. */
    Optional<String> path(List<Object> entry) {
        String path = isSingle() ? ENTRY : ENTRIES + "." + form.name(entry);
        int column = shape.fields().stream()
                .mapToInt(f -> 1 + bytes(DocumentForm.name(f)).length)
                .max()
                .orElse(0);
        return bytes(path).length + column <= LONGEST_PATH ? Optional.of(path) : Optional.empty();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The document of a block with entries, each by its name. */
    Map<String, Object> document(List<Object> block, Map<String, Object> entries) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put(BLOCK, form.block(block));
        if (isSingle()) {
            entries.values().forEach(e -> document.put(ENTRY, e));
        } else {
            document.put(ENTRIES, entries);
        }
        return document;
    }

    List<Object> block(Map<String, Object> document) {
        return form.block((Map<?, ?>) document.get(BLOCK));
    }

    /** The entries of a document, by their names. */
    Map<String, Object> entries(Map<String, Object> document) {
        Map<String, Object> entries = new LinkedHashMap<>();
        if (isSingle()) {
            entries.put(form.name(List.of()), document.get(ENTRY));
        } else {
            ((Map<?, ?>) document.get(ENTRIES)).forEach((name, entry) -> entries.put((String) name, entry));
        }
        return entries;
    }

    /** The entries of a block, in any order. */
    List<Row> rows(List<Object> block, Collection<Object> entries) {
        return entries.stream().map(e -> form.row(block, (Map<?, ?>) e)).toList();
    }
}
