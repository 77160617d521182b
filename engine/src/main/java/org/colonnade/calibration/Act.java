package org.colonnade.calibration;

import java.util.Locale;

/** What is measured: what a store does, and the sorts of the application. */
public enum Act {
    LOOKUP,
    PUT,
    DELETE,
    SORT;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
