package org.colonnade.bytecode;

import java.util.List;
import java.util.Optional;

/** The annotations of a class or member. */
public record Annotations(List<AnnotationUse> all) {
    public Annotations {
        all = List.copyOf(all);
    }

    /** The annotation of one of these names. */
    public Optional<AnnotationUse> find(List<String> names) {
        return all.stream().filter(a -> names.contains(a.name())).findFirst();
    }

    public boolean has(List<String> names) {
        return find(names).isPresent();
    }

    /** Whether there is one of this name in any package. */
    public boolean hasSimple(String name) {
        return all.stream().anyMatch(a -> a.name().endsWith("." + name));
    }
}
