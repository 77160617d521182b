package org.colonnade.calibration;

import java.util.Locale;

/** The acts that are measured: those of a store, the sorts of the application, and locks in the store. */
public enum MeasuredAct {
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
