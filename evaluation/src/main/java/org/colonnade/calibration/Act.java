package org.colonnade.calibration;

import java.util.Locale;

/** What is measured: what a store does, the sorts of the application, and locks in the store. */
public enum Act {
    LOOKUP,
    PUT,
    DELETE,
    SORT,
    HOLD;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
