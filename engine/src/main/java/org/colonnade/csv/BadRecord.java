package org.colonnade.csv;

/** Something wrong in a file: where, what, and how to mend it. Line 0 means the file as a whole. */
public record BadRecord(String file, long line, String message) {
    /** {@code User.csv:7: error: ...}, as compilers write it. */
    @Override
    public String toString() {
        return file + (line > 0 ? ":" + line : "") + ": error: " + message;
    }
}
