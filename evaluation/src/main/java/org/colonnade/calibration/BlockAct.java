package org.colonnade.calibration;

import java.util.Locale;

/** What is measured of the interface of aggregates. */
public enum BlockAct {
    /** Of a whole aggregate. */
    RETRIEVE,
    /** At one small field. */
    GLANCE,
    APPEND,
    /** Of one small field. */
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
