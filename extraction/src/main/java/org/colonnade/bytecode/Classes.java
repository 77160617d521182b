package org.colonnade.bytecode;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The classes of an application by name, in the order of their names, and the files that were no use. */
public record Classes(Map<String, ClassFile> byName, List<Skipped> skipped) {
    public Classes {
        byName = Collections.unmodifiableMap(new LinkedHashMap<>(byName));
        skipped = List.copyOf(skipped);
    }

    public Collection<ClassFile> all() {
        return byName.values();
    }

    public Optional<ClassFile> named(String name) {
        return Optional.ofNullable(byName.get(name));
    }
}
