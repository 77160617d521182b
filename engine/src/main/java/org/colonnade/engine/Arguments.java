package org.colonnade.engine;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.data.ValueText;
import org.colonnade.model.Type;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Literal;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Predicate.InList;
import org.colonnade.workload.Predicate.OneOf;

/**
 * The values of a request's parameters by name, each as {@link org.colonnade.store.Values} defines it, or a list of
 * such values.
 */
public record Arguments(Map<String, Object> values) {
    public static final Arguments NONE = new Arguments(Map.of());

    public Arguments {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    Arguments with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new Arguments(more);
    }

    /** Returns the value of an operand that is compared with a column or assigned to it. */
    public Object value(Operand operand, Type type) {
        return operand instanceof Parameter parameter ? named(parameter) : literal((Literal) operand, type);
    }

    private Object named(Parameter parameter) {
        if (!values.containsKey(parameter.name())) {
            throw new IllegalArgumentException("there is no value for the parameter " + parameter);
        }
        return values.get(parameter.name());
    }

    private static Object literal(Literal literal, Type type) {
        String text = literal.value() instanceof BigDecimal number ? number.toPlainString() : "" + literal.value();
        return ValueText.read(type.kept(), text);
    }

    /** Returns the values that a predicate lists. */
    public List<?> listed(Predicate predicate) {
        return predicate instanceof InList list
                ? (List<?>) named(list.list())
                : ((OneOf) predicate)
                        .operands().stream()
                                .map(o -> value(o, type(predicate.column())))
                                .toList();
    }

    private static Type type(Column column) {
        return column.attribute().type();
    }

    /** Returns whether a value satisfies a predicate. A missing value satisfies none. */
    public boolean holds(Predicate predicate, Object value) {
        if (value == null) {
            return false;
        }
        Column column = predicate.column();
        if (predicate instanceof Compare compare) {
            Object other = value(compare.operand(), type(column));
            return other != null
                    && holds(compare.comparison(), Comparing.values(column).compare(value, other));
        }
        return listed(predicate).stream().anyMatch(l -> Comparing.isSame(column, value, l));
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
