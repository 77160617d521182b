package org.colonnade.advice;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Which of all families there can be are candidates, and so what a proof of the optimum covers. */
public enum Coverage {
    /** All, but for those that the advisor leaves out on purpose. */
    ALL("the candidates are all families that there can be, but for those that keep everything in one block"),
    /** Those that are likely to be of use. */
    SOME("the candidates are not all families that there can be, which are too many to try"),
    /** Those of a schema that somebody brought. */
    GIVEN("");

    private final String remark;

    Coverage(String remark) {
        this.remark = remark;
    }

    /** What a person should know of it; empty if there is nothing to know. */
    public Optional<String> remark() {
        return Optional.of(remark).filter(r -> !r.isEmpty());
    }

    /** Returns the coverage with this name. */
    public static Optional<Coverage> named(String name) {
        return Stream.of(values()).filter(c -> c.toString().equals(name)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
