package org.colonnade.draft;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.colonnade.draft.DraftField.Link;

/**
 * A drafted entity; without a number of instances it has the language's usual one.
 *
 * <p>Invariants: exactly one field is the key; field names differ, from each other and from the inverses that lead here.
 */
public record DraftEntity(String name, OptionalLong count, List<DraftField> fields, List<String> remarks) {
    public DraftEntity {
        fields = List.copyOf(fields);
        remarks = List.copyOf(remarks);
        if (fields.stream().filter(f -> f instanceof DraftField.Key).count() != 1) {
            throw new IllegalArgumentException(name + " needs exactly one key");
        }
    }

    DraftField key() {
        return fields.stream()
                .filter(f -> f instanceof DraftField.Key)
                .findFirst()
                .orElseThrow();
    }

    Stream<Link> links() {
        return fields.stream().filter(f -> f instanceof Link).map(Link.class::cast);
    }
}
