package org.colonnade.mapping;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.colonnade.bytecode.AnnotationUse;
import org.colonnade.bytecode.Annotations;
import org.colonnade.bytecode.ClassFile;
import org.colonnade.bytecode.Member;
import org.colonnade.bytecode.TypeUse;
import org.colonnade.mapping.Property.Bond;
import org.colonnade.mapping.Property.Id;
import org.colonnade.mapping.Property.ToMany;
import org.colonnade.mapping.Property.ToOne;
import org.colonnade.mapping.Storage.Form;

/**
 * Jakarta Persistence, and the same under its old name. Either fields or getters are kept, whichever have the
 * annotations; {@code @Access} says otherwise for one of them.
 */
record Persistence() implements Dialect {
    private static final List<String> PACKAGES = List.of("jakarta.persistence.", "javax.persistence.");
    private static final List<String> ENTITY = annotation("Entity");
    private static final List<String> INHERITED = annotation("MappedSuperclass");
    private static final List<String> ACCESS = annotation("Access");

    private static List<String> annotation(String name) {
        return PACKAGES.stream().map(p -> p + name).toList();
    }

    @Override
    public List<String> entity() {
        return ENTITY;
    }

    /** An entity below another; the root of a hierarchy is found before this is asked. */
    @Override
    public boolean isSubclass(ClassFile file) {
        return isEntity(file);
    }

    @Override
    public boolean isInherited(ClassFile file) {
        return isEntity(file) || file.annotations().has(INHERITED) || isValue(file);
    }

    @Override
    public boolean isValue(ClassFile file) {
        return file.annotations().has(annotation("Embeddable"));
    }

    @Override
    public List<String> remarks(ClassFile file) {
        return file
                .annotations()
                .find(annotation("Table"))
                .flatMap(a -> a.text("name"))
                .map(t -> "Its table is `" + t + "`.")
                .stream()
                .toList();
    }

    @Override
    public List<Member> kept(List<Member> members) {
        boolean byGetter = isByGetter(members);
        Map<String, Member> kept = new LinkedHashMap<>();
        members.stream()
                .filter(m ->
                        access(m).map(a -> a.equals("PROPERTY") == m.isGetter()).orElse(m.isGetter() == byGetter))
                .filter(m -> !m.isTransient() && !m.annotations().has(annotation("Transient")))
                .filter(m -> !m.name().equals("getClass"))
                .forEach(m -> kept.put(m.property(), m));
        return List.copyOf(kept.values());
    }

    private static Optional<String> access(Member member) {
        return member.annotations().find(ACCESS).flatMap(a -> a.text("value"));
    }

    /** The identifier tells; where there is none, any annotation of the mapping does. */
    private static boolean isByGetter(List<Member> members) {
        Predicate<Member> identifies = m -> isIdentifier(m.annotations());
        Predicate<Member> mapped = m -> m.annotations().all().stream()
                .anyMatch(a -> PACKAGES.stream().anyMatch(p -> a.name().startsWith(p)));
        Predicate<Member> telling = members.stream().anyMatch(identifies) ? identifies : mapped;
        return members.stream().anyMatch(telling.and(Member::isGetter))
                && members.stream().noneMatch(telling.and(m -> !m.isGetter()));
    }

    private static boolean isIdentifier(Annotations annotations) {
        return annotations.has(annotation("Id")) || annotations.has(annotation("EmbeddedId"));
    }

    @Override
    public Property property(Member member) {
        Annotations annotations = member.annotations();
        String name = member.property();
        return toOne(member, "ManyToOne", Bond.MANY)
                .or(() -> toOne(member, "OneToOne", Bond.ONE))
                .or(() -> toMany(member, "OneToMany", false))
                .or(() -> toMany(member, "ManyToMany", true))
                .orElseGet(() -> isIdentifier(annotations)
                        ? new Id(name, member.type(), storage(annotations))
                        : new Property.Plain(name, member.type(), storage(annotations), isRequired(member)));
    }

    private static Optional<Property> toOne(Member member, String annotation, Bond bond) {
        return member.annotations()
                .find(annotation(annotation))
                .map(a -> new ToOne(
                        member.property(),
                        target(a, member.type()),
                        bond,
                        a.denies("optional") || isRequired(member),
                        a.text("mappedBy")));
    }

    private static Optional<Property> toMany(Member member, String annotation, boolean shared) {
        TypeUse type = member.type();
        TypeUse partner = JavaTypes.element(type)
                .or(() -> JavaTypes.map(type).flatMap(m -> m.argument(1)))
                .orElse(TypeUse.UNKNOWN);
        return member.annotations()
                .find(annotation(annotation))
                .map(a -> new ToMany(member.property(), target(a, partner), shared, a.text("mappedBy")));
    }

    private static Optional<String> target(AnnotationUse annotation, TypeUse type) {
        return annotation.text("targetEntity").or(() -> JavaTypes.className(type));
    }

    private static boolean isRequired(Member member) {
        Annotations annotations = member.annotations();
        return JavaTypes.isPrimitive(member.type())
                || isIdentifier(annotations)
                || Required.isSaid(annotations)
                || denies(annotations, "Column", "nullable")
                || denies(annotations, "JoinColumn", "nullable")
                || denies(annotations, "Basic", "optional");
    }

    private static boolean denies(Annotations annotations, String annotation, String element) {
        return annotations
                .find(annotation(annotation))
                .filter(a -> a.denies(element))
                .isPresent();
    }

    private static Storage storage(Annotations annotations) {
        OptionalLong length = annotations
                .find(annotation("Column"))
                .flatMap(a -> a.text("length"))
                .map(l -> OptionalLong.of(Long.parseLong(l)))
                .orElse(OptionalLong.empty());
        return new Storage(form(annotations), length);
    }

    /** Enums are kept by number unless the mapping says otherwise. */
    private static Form form(Annotations annotations) {
        if (annotations.has(annotation("Convert"))) {
            return Form.OPAQUE;
        }
        if (annotations.has(annotation("Lob"))) {
            return Form.LARGE;
        }
        if (says(annotations, "Temporal", "DATE")) {
            return Form.DAY;
        }
        return says(annotations, "Enumerated", "STRING") ? Form.USUAL : Form.ORDINAL;
    }

    private static boolean says(Annotations annotations, String annotation, String value) {
        return annotations
                .find(annotation(annotation))
                .flatMap(a -> a.text("value"))
                .filter(value::equals)
                .isPresent();
    }
}
