package org.colonnade.mapping;

import java.util.Optional;
import org.colonnade.mapping.Property.Cases;
import org.colonnade.mapping.Property.Id;
import org.colonnade.mapping.Property.ToMany;
import org.colonnade.mapping.Property.ToOne;
import org.colonnade.mapping.Sides.Side;

/** Of a property that is one side of a relationship: where it leads, and by what it is mapped. */
record Sides() implements Cases<Optional<Side>> {
    record Side(Optional<String> target, Optional<String> mappedBy) {
        boolean isMappedBy(Property owning) {
            return mappedBy.filter(owning.name()::equals).isPresent();
        }
    }

    @Override
    public Optional<Side> id(Id id) {
        return Optional.empty();
    }

    @Override
    public Optional<Side> plain(Property.Plain plain) {
        return Optional.empty();
    }

    @Override
    public Optional<Side> toOne(ToOne toOne) {
        return Optional.of(new Side(toOne.target(), toOne.mappedBy()));
    }

    @Override
    public Optional<Side> toMany(ToMany toMany) {
        return Optional.of(new Side(toMany.target(), toMany.mappedBy()));
    }
}
