package org.colonnade.workload;

import java.math.BigDecimal;
import org.colonnade.text.Span;

/** A value written in the statement. Invariant: {@code value} is a Boolean, a BigDecimal or a String. */
public record Literal(Object value, Span at) implements Operand {
    @Override
    public String toString() {
        return value instanceof String text
                ? '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"'
                : value instanceof BigDecimal number ? number.toPlainString() : value.toString();
    }
}
