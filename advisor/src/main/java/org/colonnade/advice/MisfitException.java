package org.colonnade.advice;

import java.util.List;

/** A kept recommendation does not fit a design, and these are the differences. */
public final class MisfitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient List<String> differences;

    public MisfitException(List<String> differences) {
        super(String.join("\n", differences));
        this.differences = List.copyOf(differences);
    }

    public List<String> differences() {
        return differences;
    }
}
