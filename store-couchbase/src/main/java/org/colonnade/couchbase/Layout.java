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
import org.colonnade.store.FieldText;
import org.colonnade.store.KeyText;
import org.colonnade.store.PlainForm;
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

    /** What paths cannot have even between backticks; JSON would write some of it in another way, too. */
    private static final FieldText NAMES = new FieldText(FieldText.CONTROLS + "\"\\`");

    private static final int LONGEST_KEY = 240;
    private static final int LONGEST_PATH = 1_024;

    static Layout of(Shape shape, String prefix) {
        DocumentForm form = new DocumentForm(shape, PlainForm.FORM, new InnerJson(), NAMES);
        return new Layout(shape, prefix, form, KeyText.ofBlocks(shape));
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
        String path = isSingle() ? ENTRY : member(ENTRIES, form.name(entry));
        int longest = shape.fields().stream()
                .mapToInt(f -> bytes(member(path, form.name(f))).length)
                .max()
                .orElse(0);
        return longest <= LONGEST_PATH ? Optional.of(path) : Optional.empty();
    }

    /** The path of a member of what has a path. Between backticks, dots and brackets mean nothing. */
    static String member(String path, String name) {
        return path + ".`" + name + "`";
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The document of a block with entries, each by its name. */
    Map<String, Object> document(List<Object> block, Map<String, Object> entries) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put(BLOCK, form.block(block));
        put(document, entries);
        return document;
    }

    private void put(Map<String, Object> document, Map<String, Object> entries) {
        if (isSingle()) {
            entries.values().forEach(e -> document.put(ENTRY, e));
        } else {
            document.put(ENTRIES, entries);
        }
    }

    /** The part of a document that has one entry, or none if nothing was found of that. */
    Map<String, Object> part(List<Object> entry, Collection<Object> found) {
        Map<String, Object> entries = new LinkedHashMap<>();
        found.forEach(e -> entries.put(form.name(entry), e));
        Map<String, Object> part = new LinkedHashMap<>();
        put(part, entries);
        return part;
    }

    List<Object> block(Map<String, Object> document) {
        return form.block((Map<?, ?>) document.get(BLOCK));
    }

    /** The entries of a document whose entries are values, by their names; these are not read. */
    Map<String, Object> entries(String document) {
        Map<String, Object> entries = new LinkedHashMap<>();
        InnerJson.members(document, ENTRIES).forEach((name, json) -> entries.put(name, InnerJson.member(json)));
        return entries;
    }

    /** The entries of a document, or of a part of it, by their names. */
    Map<String, Object> entries(Map<String, Object> document) {
        Map<String, Object> entries = new LinkedHashMap<>();
        if (!isSingle()) {
            ((Map<?, ?>) document.get(ENTRIES)).forEach((name, entry) -> entries.put((String) name, entry));
        } else if (document.containsKey(ENTRY)) {
            entries.put(form.name(List.of()), document.get(ENTRY));
        }
        return entries;
    }
}
