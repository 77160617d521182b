package org.colonnade.workload;

import org.colonnade.text.Span;

/** A named way of using the application. Each request has a weight in each mix. */
public record Mix(String name, Span at) {
    /** The name of the only mix of a design that declares none. */
    public static final String ONLY = "default";

    @Override
    public String toString() {
        return name;
    }
}
