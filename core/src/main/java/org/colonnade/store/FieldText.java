package org.colonnade.store;

/**
 * Names of fields for stores that reach the parts of documents by paths: not empty, and without the characters that mean
 * something in paths, which are written as {@code %2e} and the like.
 *
 * <p>Invariant: different names of ours are different there, and none of a column begins with an underscore; such names are
 * free for the stores.
 */
final class FieldText {
    private static final String EMPTY = "%";

    private FieldText() {}

    static String of(Field column) {
        String name = plain(KeyText.escape(column.name()));
        return name.startsWith("_") ? "%5f" + name.substring(1) : name;
    }

    /** Of the text of a key. */
    static String of(String key) {
        return key.isEmpty() ? EMPTY : plain(key);
    }

    private static String plain(String text) {
        return text.replace(".", "%2e").replace("$", "%24").replace("`", "%60");
    }
}
