package org.colonnade.mapping;

import java.util.List;
import java.util.stream.Stream;
import org.colonnade.mapping.Property.Id;

/**
 * A class whose instances are kept on their own, with those below it, under the name that it has in the draft.
 *
 * <p>Invariant: all properties differ, though those of two subclasses may share a name.
 */
record MappedEntity(String name, Dialect dialect, List<Property> properties, List<String> remarks) {
    MappedEntity {
        properties = List.copyOf(properties);
        remarks = List.copyOf(remarks);
    }

    Stream<Id> ids() {
        return properties.stream().filter(p -> p instanceof Id).map(Id.class::cast);
    }
}
