package org.colonnade.advice;

import java.util.OptionalDouble;
import org.colonnade.programme.Limits;

/** How many bytes the families may take, and how long the search may take. */
public record Budget(OptionalDouble bytes, Limits limits) {
    public static final Budget NONE = new Budget(OptionalDouble.empty(), Limits.NONE);
}
