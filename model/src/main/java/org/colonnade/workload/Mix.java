package org.colonnade.workload;

import java.util.Optional;
import org.colonnade.model.Rate;
import org.colonnade.text.Span;

/** A named way of using the application. Each request has a weight in each mix; the rate is that of all together. */
public record Mix(String name, Optional<Rate> rate, Span at) {
    /** The name of the only mix of a design that declares none. */
    public static final String ONLY = "default";

    /** Makes a mix whose rate is not known. */
    public Mix(String name, Span at) {
        this(name, Optional.empty(), at);
    }

    @Override
    public String toString() {
        return name;
    }
}
