package org.colonnade.datastore;

import java.util.Optional;

/**
 * The key of an entity: {@code Key('comments', '42')} for a root, {@code Key('comments', '42', 'comments_entry', 'a')} for an
 * entity below it. The root alone makes the entity group, whether there is an entity of that key or not.
 */
record EntityKey(String family, String block, Optional<String> entry) {
    static EntityKey root(String family, String block) {
        return new EntityKey(family, block, Optional.empty());
    }

    EntityKey child(String name) {
        return new EntityKey(family, block, Optional.of(name));
    }

    /** As GQL writes it. */
    @Override
    public String toString() {
        return "Key(" + quoted(family) + ", " + quoted(block)
                + entry.map(e -> ", " + quoted(kindBelow(family)) + ", " + quoted(e))
                        .orElse("") + ")";
    }

    /** A text as GQL writes it. */
    static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    /** The kind of the entities below the roots of a family. */
    static String kindBelow(String family) {
        return family + "_entry";
    }
}
