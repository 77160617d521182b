package org.colonnade.store;

import org.colonnade.model.Type;

/** A typed column of a family. */
public record Field(String name, Type type) {
    @Override
    public String toString() {
        return name + " " + type;
    }
}
