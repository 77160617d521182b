package org.colonnade.draft;

import java.util.List;

/** A drafted value object. It has at least one field. */
public record DraftValue(String name, List<DraftField> fields, List<String> remarks) {
    public DraftValue {
        fields = List.copyOf(fields);
        remarks = List.copyOf(remarks);
        if (fields.isEmpty()) {
            throw new IllegalArgumentException(name + " needs a field");
        }
    }
}
