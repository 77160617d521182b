package org.colonnade.language;

import org.colonnade.aggregate.AccessPath;
import org.colonnade.text.Span;

/** An access path with its place in the text. */
record PlacedPath(AccessPath path, Span at) {
    @Override
    public String toString() {
        return path.toString();
    }
}
