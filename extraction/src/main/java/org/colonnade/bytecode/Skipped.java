package org.colonnade.bytecode;

/** A file that was passed over: where it is, and why. */
public record Skipped(String file, String reason) {
    @Override
    public String toString() {
        return file + ": skipped, because " + reason;
    }
}
