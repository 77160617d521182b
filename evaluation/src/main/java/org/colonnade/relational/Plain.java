package org.colonnade.relational;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Converts values to a form in which equal ones are equal: 1.0 and 1.00 are the same number. */
public final class Plain {
    private Plain() {}

    public static List<Object> row(List<Object> values) {
        List<Object> plain = new ArrayList<>(values.size());
        values.forEach(v -> plain.add(v instanceof BigDecimal number ? number.stripTrailingZeros() : v));
        return plain;
    }
}
