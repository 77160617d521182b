package org.colonnade.text;

/** The weight of a problem: an error leaves no design to work with, a warning does. */
public enum Severity {
    ERROR,
    WARNING;

    @Override
    public String toString() {
        return this == ERROR ? "error" : "warning";
    }
}
