package org.colonnade.store;

/** The changes of a write that happen together. */
public enum Atomicity {
    /** All changes of one block happen together or not at all; blocks are written in any order. */
    BLOCK,
    /** All changes happen, sooner or later, or none. */
    ALL
}
