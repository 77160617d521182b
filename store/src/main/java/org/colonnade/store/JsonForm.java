package org.colonnade.store;

/**
 * The form of JSON on a store that has its own objects, arrays, texts, numbers and booleans.
 *
 * <p>Invariant: reading returns the JSON that was written, with members in the same order and all numbers unchanged,
 * though perhaps as another text.
 */
public interface JsonForm {
    /** Converts JSON to the store's form; fails with {@link IllegalArgumentException} if the text is none. */
    Object of(String text);

    /** Converts the store's form to JSON, on one line. */
    String text(Object there);

    /** Returns the text that is read where this one was written. */
    default String kept(String text) {
        return text(of(text));
    }
}
