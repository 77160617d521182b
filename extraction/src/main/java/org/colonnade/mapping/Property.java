package org.colonnade.mapping;

import java.util.Optional;
import java.util.function.Function;
import org.colonnade.bytecode.TypeUse;

/** What a mapping keeps for a member of a class. */
sealed interface Property {
    String name();

    /** The same where an instance may lack it, because it belongs to a subclass. */
    Property loosened();

    /** Applies the function for this kind of property. */
    default <R> R match(
            Function<Id, R> id, Function<Plain, R> plain, Function<ToOne, R> toOne, Function<ToMany, R> toMany) {
        if (this instanceof Id it) {
            return id.apply(it);
        } else if (this instanceof Plain it) {
            return plain.apply(it);
        } else if (this instanceof ToOne it) {
            return toOne.apply(it);
        }
        return toMany.apply((ToMany) this);
    }

    /** Returns where it leads and by what it is mapped, if it is one side of a relationship. */
    default Optional<Side> side() {
        return match(
                id -> Optional.empty(),
                plain -> Optional.empty(),
                toOne -> Optional.of(new Side(toOne.target(), toOne.mappedBy())),
                toMany -> Optional.of(new Side(toMany.target(), toMany.mappedBy())));
    }

    /** One side of a relationship. */
    record Side(Optional<String> target, Optional<String> mappedBy) {
        boolean isMappedBy(Property owning) {
            return mappedBy.filter(owning.name()::equals).isPresent();
        }
    }

    /** The identifier, or a part of it. */
    record Id(String name, TypeUse type, Storage storage) implements Property {
        @Override
        public Property loosened() {
            return this;
        }
    }

    /** Whatever is kept with the entity itself. */
    record Plain(String name, TypeUse type, Storage storage, boolean required) implements Property {
        @Override
        public Property loosened() {
            return new Plain(name, type, storage, false);
        }
    }

    /** A reference to an instance of a class, if one is named; the side that is mapped by the other keeps nothing. */
    record ToOne(String name, Optional<String> target, Bond bond, boolean required, Optional<String> mappedBy)
            implements Property {
        @Override
        public Property loosened() {
            return new ToOne(name, target, bond, false, mappedBy);
        }
    }

    /** What a reference to one is: the parent of the group, a partner of one alone, or of many. */
    enum Bond {
        PARENT,
        ONE,
        MANY
    }

    /** References to instances of a class; if they are shared, several may refer to the same one. */
    record ToMany(String name, Optional<String> target, boolean shared, Optional<String> mappedBy) implements Property {
        @Override
        public Property loosened() {
            return this;
        }
    }
}
