package org.colonnade.store;

/**
 * What JSON is on a store that has something of the kind: objects, arrays, texts, numbers and booleans of its own.
 *
 * <p>Invariant: what is read is the JSON that was written, with members in the same order and all numbers as they were,
 * though perhaps as another text.
 */
public interface JsonForm {
    /** What JSON is on the store; fails with {@link IllegalArgumentException} if a text is none. */
    Object of(String text);

    /** The JSON that something on the store is, on one line. */
    String text(Object there);

    /** The text that is read where this one was written. */
    default String kept(String text) {
        return text(of(text));
    }
}
