package org.colonnade.mapping;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.bytecode.Annotations;
import org.colonnade.bytecode.ClassFile;
import org.colonnade.bytecode.Member;
import org.colonnade.bytecode.TypeUse;
import org.colonnade.bytecode.TypeUse.Named;
import org.colonnade.mapping.Property.Bond;
import org.colonnade.mapping.Property.Id;
import org.colonnade.mapping.Property.ToMany;
import org.colonnade.mapping.Property.ToOne;

/**
 * Objectify, versions 4 to 6. Fields are kept unless they are told otherwise; any class may be kept inside an entity;
 * {@code Ref} and {@code Key} refer to entities, and may be null unless the field says that it is not.
 */
record Objectify() implements Dialect {
    private static final String PACKAGE = "com.googlecode.objectify.";
    private static final List<String> REFERENCES = List.of(PACKAGE + "Ref", PACKAGE + "Key");
    private static final List<String> ENTITY = annotation("Entity");
    private static final List<String> SUBCLASS =
            List.of(PACKAGE + "annotation.Subclass", PACKAGE + "annotation.EntitySubclass");
    private static final List<String> LEFT_OUT =
            List.of(PACKAGE + "annotation.Ignore", PACKAGE + "annotation.Container", PACKAGE + "annotation.Namespace");
    private static final List<String> OPAQUE =
            List.of(PACKAGE + "annotation.Serialize", PACKAGE + "annotation.Translate");

    private static List<String> annotation(String name) {
        return List.of(PACKAGE + "annotation." + name);
    }

    @Override
    public List<String> entity() {
        return ENTITY;
    }

    @Override
    public boolean isSubclass(ClassFile file) {
        return file.annotations().has(SUBCLASS);
    }

    @Override
    public boolean isInherited(ClassFile file) {
        return true;
    }

    @Override
    public boolean isValue(ClassFile file) {
        return !isEntity(file) && !isSubclass(file);
    }

    @Override
    public List<String> remarks(ClassFile file) {
        List<String> indexed = file.members().stream()
                .filter(m -> !m.isGetter() && m.annotations().has(annotation("Index")))
                .map(Member::name)
                .toList();
        return indexed.isEmpty() ? List.of() : List.of("Indexed: " + String.join(", ", indexed) + ".");
    }

    @Override
    public List<Member> kept(List<Member> members) {
        return members.stream()
                .filter(m ->
                        !m.isGetter() && !m.isTransient() && !m.annotations().has(LEFT_OUT))
                .toList();
    }

    @Override
    public Property property(Member member) {
        Annotations annotations = member.annotations();
        TypeUse type = member.type();
        if (annotations.has(annotation("Id"))) {
            return new Id(member.name(), type, Storage.USUAL);
        }
        if (annotations.has(annotation("Parent"))) {
            return new ToOne(member.name(), reference(type).flatMap(r -> r), Bond.PARENT, true, Optional.empty());
        }
        return reference(type)
                .<Property>map(
                        target -> new ToOne(member.name(), target, Bond.MANY, isRequired(member), Optional.empty()))
                .or(() -> JavaTypes.element(type)
                        .flatMap(Objectify::reference)
                        .map(target -> new ToMany(member.name(), target, true, Optional.empty())))
                .orElseGet(() -> new Property.Plain(member.name(), type, storage(annotations), isRequired(member)));
    }

    private static Storage storage(Annotations annotations) {
        return annotations.has(OPAQUE) ? new Storage(Storage.Form.OPAQUE, OptionalLong.empty()) : Storage.USUAL;
    }

    private static boolean isRequired(Member member) {
        return JavaTypes.isPrimitive(member.type()) || Required.isSaid(member.annotations());
    }

    /** If the type is a reference, the class that it leads to, as far as the reference tells. */
    private static Optional<Optional<String>> reference(TypeUse type) {
        return type instanceof Named named && REFERENCES.contains(named.name())
                ? Optional.of(named.argument(0).flatMap(JavaTypes::className))
                : Optional.empty();
    }
}
