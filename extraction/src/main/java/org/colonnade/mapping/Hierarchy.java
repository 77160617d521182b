package org.colonnade.mapping;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.bytecode.ClassFile;
import org.colonnade.bytecode.Classes;
import org.colonnade.bytecode.Member;
import org.colonnade.bytecode.TypeUse;
import org.colonnade.bytecode.TypeUse.Named;

/**
 * A class and those above it, from the top.
 *
 * @param members of all of them that the dialect lets inherit, type variables replaced
 * @param missing the superclass that was not among the classes, if any
 */
record Hierarchy(List<ClassFile> files, List<Member> members, Optional<String> missing) {

    static Hierarchy of(ClassFile bottom, Classes classes, Dialect dialect) {
        List<ClassFile> files = new ArrayList<>();
        List<Member> members = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Map<String, TypeUse> variables = Map.of();
        Optional<ClassFile> at = Optional.of(bottom);
        Optional<String> missing = Optional.empty();
        while (at.isPresent() && seen.add(at.get().name())) {
            ClassFile file = at.get();
            files.add(0, file);
            if (file.equals(bottom) || dialect.isInherited(file)) {
                members.addAll(0, resolved(file.members(), variables));
            }
            Named parent = (Named) file.superclass().with(variables);
            at = classes.named(parent.name());
            missing = at.isEmpty() && !parent.name().startsWith("java.") ? Optional.of(parent.name()) : missing;
            variables = at.map(f -> bindings(f, parent)).orElse(Map.of());
        }
        return new Hierarchy(files, members, missing);
    }

    private static List<Member> resolved(List<Member> members, Map<String, TypeUse> variables) {
        return members.stream()
                .map(m -> new Member(
                        m.name(), m.isGetter(), m.isTransient(), m.type().with(variables), m.annotations()))
                .toList();
    }

    private static Map<String, TypeUse> bindings(ClassFile file, Named use) {
        Map<String, TypeUse> bindings = new HashMap<>();
        for (int i = 0; i < file.parameters().size(); i++) {
            String variable = file.parameters().get(i);
            use.argument(i).ifPresent(a -> bindings.put(variable, a));
        }
        return bindings;
    }

    /** The topmost entity, which gives its key to all below. */
    Optional<ClassFile> root(Dialect dialect) {
        return files.stream().filter(dialect::isEntity).findFirst();
    }
}
