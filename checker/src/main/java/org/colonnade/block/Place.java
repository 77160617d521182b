package org.colonnade.block;

import java.util.Optional;
import org.colonnade.model.Entity;
import org.colonnade.text.Span;

/**
 * The meaning of a derived grammar's kind in the design.
 *
 * <p>Invariants: {@code path} leads to the place from the root of the block, {@code User.articles.comments}; there is
 * no entity exactly if the node only holds others together: a block of a family, or an entry of one.
 */
public record Place(String kind, Optional<Entity> entity, String path, Span at) {
    @Override
    public String toString() {
        return path;
    }
}
