package org.colonnade.aggregate;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.text.Span;

/** The parts of a block that are kept under one entry key; a path with {@code [*]} makes one entry per element. */
public record Entry(List<AccessPath> paths, Span at) {
    public Entry {
        paths = List.copyOf(paths);
    }

    @Override
    public String toString() {
        return paths.stream().map(AccessPath::toString).collect(Collectors.joining(" ", "entry { ", " }"));
    }
}
