package org.colonnade.csv;

/** A problem in a file: its place, and a message that says how to mend it. Line 0 means the whole file. */
public record BadRecord(String file, long line, String message) {
    /** Returns {@code User.csv:7: error: ...}, as compilers write it. */
    @Override
    public String toString() {
        return file + (line > 0 ? ":" + line : "") + ": error: " + message;
    }
}
