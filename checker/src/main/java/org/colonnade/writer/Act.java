package org.colonnade.writer;

/** The action of a statement on an instance that it touches. */
public enum Act {
    /** Creates it, with its links. */
    INSERT,
    /** Gives it new attribute values. */
    UPDATE,
    /** Removes it, with its links. */
    DELETE,
    /** Gives it a link, perhaps in place of another. */
    CONNECT,
    /** Takes a link away from it. */
    DISCONNECT
}
