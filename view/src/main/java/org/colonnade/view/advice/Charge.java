package org.colonnade.view.advice;

import java.util.Optional;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.schema.Family;

/** The weighted cost of one step or write of a statement, which has its number within the request, from 1. */
record Charge(RequestAdvice request, int statement, CostKind kind, Optional<Family> family, double cost) {
    boolean isOf(Family other) {
        return family.isPresent() && family.get().name().equals(other.name());
    }
}
