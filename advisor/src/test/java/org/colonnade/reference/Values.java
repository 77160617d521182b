package org.colonnade.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Attribute;
import org.colonnade.workload.Column;

/** Collections, which are lists, and value objects, which are maps. */
final class Values {
    private Values() {}

    /** A collection, or null for none, with one more element. */
    static List<Object> longer(Object collection, Object element) {
        List<Object> longer = new ArrayList<>(collection == null ? List.of() : (List<?>) collection);
        longer.add(element);
        return longer;
    }

    /** What is inside a value, by the names of attributes; null where there is nothing. */
    static Object inside(Object whole, List<String> names) {
        Object value = whole;
        for (String name : names) {
            value = value == null ? null : ((Map<?, ?>) value).get(name);
        }
        return value;
    }

    /** The names of the attributes of a column inside its entity's attribute. */
    static List<String> inner(Column column) {
        return column.attributes().stream().skip(1).map(Attribute::name).toList();
    }
}
