package org.colonnade.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An entry with the key of its block: the values of all columns, in the order of {@link Shape#fields}.
 *
 * <p>Invariant: only columns that are not in a key may lack a value, which then is null.
 */
public record Row(List<Object> values) {
    public Row {
        values = Collections.unmodifiableList(new ArrayList<>(values));
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
