package org.colonnade.calibration;

import java.util.Locale;

/** The acts of the aggregates interface that are measured. */
public enum BlockAct {
    /** Retrieval of a whole aggregate. */
    RETRIEVE,
    /** At one small field. */
    GLANCE,
    APPEND,
    /** Change of one small field. */
    CHANGE,
    CREATE;

    /** The request of a {@link BlockSample} that does it. */
    String request() {
        return name().charAt(0) + toString().substring(1);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
