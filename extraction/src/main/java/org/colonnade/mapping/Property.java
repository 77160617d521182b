package org.colonnade.mapping;

import java.util.Optional;
import org.colonnade.bytecode.TypeUse;

/** What a mapping keeps for a member of a class. */
sealed interface Property {
    String name();

    /** The same where an instance may lack it, because it belongs to a subclass. */
    Property loosened();

    <R> R read(Cases<R> cases);

    /** One case for each kind of property. */
    interface Cases<R> {
        R id(Id id);

        R plain(Plain plain);

        R toOne(ToOne toOne);

        R toMany(ToMany toMany);
    }

    /** The identifier, or a part of it. */
    record Id(String name, TypeUse type, Storage storage) implements Property {
        @Override
        public Property loosened() {
            return this;
        }

        @Override
        public <R> R read(Cases<R> cases) {
            return cases.id(this);
        }
    }

    /** Whatever is kept with the entity itself. */
    record Plain(String name, TypeUse type, Storage storage, boolean required) implements Property {
        @Override
        public Property loosened() {
            return new Plain(name, type, storage, false);
        }

        @Override
        public <R> R read(Cases<R> cases) {
            return cases.plain(this);
        }
    }

    /** A reference to an instance of a class, if one is named; the side that is mapped by the other keeps nothing. */
    record ToOne(String name, Optional<String> target, Bond bond, boolean required, Optional<String> mappedBy)
            implements Property {
        @Override
        public Property loosened() {
            return new ToOne(name, target, bond, false, mappedBy);
        }

        @Override
        public <R> R read(Cases<R> cases) {
            return cases.toOne(this);
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

        @Override
        public <R> R read(Cases<R> cases) {
            return cases.toMany(this);
        }
    }
}
