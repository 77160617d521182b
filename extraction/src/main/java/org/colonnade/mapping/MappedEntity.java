package org.colonnade.mapping;

import java.util.List;
import java.util.stream.Stream;
import org.colonnade.mapping.Property.Cases;
import org.colonnade.mapping.Property.Id;
import org.colonnade.mapping.Property.ToMany;
import org.colonnade.mapping.Property.ToOne;

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
        return properties.stream()
                .flatMap(p -> p.read(new Cases<Stream<Id>>() {
                    @Override
                    public Stream<Id> id(Id id) {
                        return Stream.of(id);
                    }

                    @Override
                    public Stream<Id> plain(Property.Plain plain) {
                        return Stream.empty();
                    }

                    @Override
                    public Stream<Id> toOne(ToOne toOne) {
                        return Stream.empty();
                    }

                    @Override
                    public Stream<Id> toMany(ToMany toMany) {
                        return Stream.empty();
                    }
                }));
    }
}
