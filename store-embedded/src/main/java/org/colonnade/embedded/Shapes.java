package org.colonnade.embedded;

import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/** Compares the shape of a family that somebody wants with what is there. */
final class Shapes {
    private Shapes() {}

    /** Fails if nothing, or something else, is there. */
    static void check(String store, String layout, Shape wanted) {
        if (layout == null) {
            throw new StoreException(
                    Kind.SHAPE, store + " has no family " + wanted.name() + "; create it first: " + wanted.layout());
        } else if (!layout.equals(wanted.layout())) {
            throw differ(store, layout, wanted);
        }
    }

    static StoreException differ(String store, String layout, Shape wanted) {
        return new StoreException(
                Kind.SHAPE,
                store + " has family " + wanted.name() + " in another shape:\n  there:  " + layout + "\n  wanted: "
                        + wanted.layout());
    }
}
