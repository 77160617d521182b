package org.colonnade.reference;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Literal;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Predicate.InList;
import org.colonnade.workload.Predicate.OneOf;

/** The values of a request's parameters: whole numbers, texts, and lists of them. */
record Arguments(Map<String, Object> values) {
    Object value(Operand operand) {
        if (operand instanceof Parameter parameter) {
            return values.get(parameter.name());
        }
        Object value = ((Literal) operand).value();
        return value instanceof BigDecimal number ? number.intValueExact() : value;
    }

    Arguments with(String name, Object value) {
        Map<String, Object> more = new HashMap<>(values);
        more.put(name, value);
        return new Arguments(more);
    }

    /** The values that a predicate lists. */
    List<?> listed(Predicate predicate) {
        return predicate instanceof InList list
                ? (List<?>) values.get(list.list().name())
                : ((OneOf) predicate).operands().stream().map(this::value).toList();
    }

    /** Whether a value satisfies a predicate. What is missing satisfies none. */
    boolean holds(Predicate predicate, Object value) {
        if (value == null) {
            return false;
        }
        return predicate instanceof Compare compare
                ? holds(compare.comparison(), Order.compare(value, value(compare.operand())))
                : listed(predicate).contains(value);
    }

    private static boolean holds(Comparison comparison, int sign) {
        return switch (comparison) {
            case EQUAL -> sign == 0;
            case NOT_EQUAL -> sign != 0;
            case LESS -> sign < 0;
            case LESS_OR_EQUAL -> sign <= 0;
            case GREATER -> sign > 0;
            case GREATER_OR_EQUAL -> sign >= 0;
        };
    }
}
