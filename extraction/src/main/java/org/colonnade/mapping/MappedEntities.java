package org.colonnade.mapping;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.bytecode.ClassFile;
import org.colonnade.bytecode.Classes;
import org.colonnade.draft.Scope;
import org.colonnade.text.NearNames;

/** Finds the entities among classes. A subclass of an entity is kept with it, and stands for it in references. */
final class MappedEntities {
    private static final List<Dialect> DIALECTS = List.of(new Objectify(), new Persistence());

    private final Classes classes;
    private final Map<String, List<ClassFile>> families = new LinkedHashMap<>();
    private final Map<String, Dialect> dialects = new LinkedHashMap<>();
    private final Map<String, MappedEntity> byClass = new LinkedHashMap<>();
    private final Set<MappedEntity> all = new LinkedHashSet<>();

    MappedEntities(Classes classes, Scope types) {
        this.classes = classes;
        classes.all().forEach(file -> DIALECTS.forEach(dialect -> gather(file, dialect)));
        families.forEach((root, family) -> {
            MappedEntity entity = entity(family, dialects.get(root), types);
            all.add(entity);
            family.forEach(f -> byClass.put(f.name(), entity));
        });
    }

    private void gather(ClassFile file, Dialect dialect) {
        if (!dialect.isEntity(file) && !dialect.isSubclass(file)) {
            return;
        }
        Hierarchy.of(file, classes, dialect)
                .root(dialect)
                .filter(root ->
                        dialects.computeIfAbsent(root.name(), n -> dialect).equals(dialect))
                .ifPresent(root -> {
                    List<ClassFile> family = families.computeIfAbsent(root.name(), n -> new ArrayList<>());
                    family.add(file.equals(root) ? 0 : family.size(), file);
                });
    }

    private MappedEntity entity(List<ClassFile> family, Dialect dialect, Scope types) {
        ClassFile root = family.get(0);
        Hierarchy hierarchy = Hierarchy.of(root, classes, dialect);
        Set<Property> properties = new LinkedHashSet<>();
        dialect.kept(hierarchy.members()).forEach(m -> properties.add(dialect.property(m)));
        for (ClassFile subclass : family.subList(1, family.size())) {
            dialect.kept(Hierarchy.of(subclass, classes, dialect).members()).stream()
                    .map(dialect::property)
                    .filter(p -> !properties.contains(p))
                    .forEach(p -> properties.add(p.loosened()));
        }
        String wanted = dialect.givenName(root).orElse(root.simpleName());
        String name = types.claim(wanted);
        return new MappedEntity(name, dialect, List.copyOf(properties), remarks(family, dialect, hierarchy, name));
    }

    private static List<String> remarks(List<ClassFile> family, Dialect dialect, Hierarchy hierarchy, String name) {
        ClassFile root = family.get(0);
        List<String> remarks = new ArrayList<>();
        String wanted = dialect.givenName(root).orElse(root.simpleName());
        remarks.add("The class " + root.name()
                + (wanted.equals(name) ? "." : "; its name `" + wanted + "` is taken or not allowed here."));
        remarks.addAll(dialect.remarks(root));
        if (family.size() > 1) {
            List<String> below =
                    family.stream().skip(1).map(ClassFile::simpleName).toList();
            remarks.add("With its " + (below.size() == 1 ? "subclass " : "subclasses ") + NearNames.list(below)
                    + ", whose fields others lack.");
        }
        hierarchy
                .missing()
                .ifPresent(m -> remarks.add("Its superclass " + m + " was not read; what that keeps is missing."));
        return remarks;
    }

    Collection<MappedEntity> all() {
        return all;
    }

    /** The entity that instances of a class are. */
    Optional<MappedEntity> of(String className) {
        return Optional.ofNullable(byClass.get(className));
    }
}
