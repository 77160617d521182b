package org.colonnade.mongodb;

import org.colonnade.store.Field;
import org.colonnade.store.KeyText;

/**
 * Names of fields that MongoDB takes in paths: not empty, without dots and dollars, which are written as {@code %2e} and
 * {@code %24}.
 *
 * <p>Invariant: different names of ours are different there, and none begins with an underscore but those of MongoDB and
 * this package.
 */
final class FieldNames {
    private static final String EMPTY = "%";

    private FieldNames() {}

    static String column(Field field) {
        String name = plain(KeyText.escape(field.name()));
        return name.startsWith("_") ? "%5f" + name.substring(1) : name;
    }

    /** Of the text of an entry's key. */
    static String entry(String text) {
        return text.isEmpty() ? EMPTY : plain(text);
    }

    private static String plain(String text) {
        return text.replace(".", "%2e").replace("$", "%24");
    }
}
