package org.colonnade.text;

/** How bad a problem is: an error leaves no design to work with, a warning does. */
public enum Severity {
    ERROR,
    WARNING;

    @Override
    public String toString() {
        return this == ERROR ? "error" : "warning";
    }
}
