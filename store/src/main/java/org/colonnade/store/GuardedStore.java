package org.colonnade.store;

import java.util.Set;

/** A store with guarded families. */
public interface GuardedStore extends Store {
    GuardedFamilies guarded();

    @Override
    default Set<String> families() {
        return guarded().names();
    }

    @Override
    default void create(Shape shape) {
        guarded().create(shape);
    }

    @Override
    default void drop(String family) {
        guarded().drop(family);
    }
}
