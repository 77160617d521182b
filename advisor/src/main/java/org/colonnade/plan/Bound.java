package org.colonnade.plan;

import org.colonnade.workload.Column;

/** A key column of a family, the query's column that it holds, and where the value to look for comes from. */
public record Bound(Column family, Column query, Binding binding) {
    @Override
    public String toString() {
        String value = binding.toString();
        return query + (binding instanceof Binding.Each ? " " : " = ") + value;
    }
}
