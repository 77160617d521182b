package org.colonnade.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.bytecode.ClassFile;
import org.colonnade.bytecode.Classes;
import org.colonnade.bytecode.Member;
import org.colonnade.draft.DraftField;
import org.colonnade.draft.Scope;
import org.colonnade.mapping.Property.Id;

/**
 * Key and attributes of one entity, and the names of all its properties.
 *
 * <p>The language has one key of a scalar type. A composite identifier becomes a key that stands for all its parts, and
 * these become attributes.
 */
final class EntityFields {
    private final MappedEntity entity;
    private final Classes classes;
    private final Contents contents;
    private final Scope scope = new Scope();
    private final Map<Property, String> names = new LinkedHashMap<>();
    private final List<DraftField> identification;

    EntityFields(MappedEntity entity, Classes classes, Contents contents) {
        this.entity = entity;
        this.classes = classes;
        this.contents = contents;
        entity.properties().forEach(p -> names.put(p, scope.claim(p.name())));
        this.identification = identified();
    }

    Scope scope() {
        return scope;
    }

    String name(Property property) {
        return names.get(property);
    }

    DraftField attribute(Property.Plain plain) {
        return contents.attribute(entity.name(), names.get(plain), plain, entity.dialect());
    }

    /** The key, and after it the parts that it is composed of. */
    List<DraftField> identification() {
        return identification;
    }

    private List<DraftField> identified() {
        List<Id> ids = entity.ids().toList();
        if (ids.size() != 1) {
            return composed(ids);
        }
        Id id = ids.get(0);
        String name = names.get(id);
        return JavaTypes.className(id.type())
                .flatMap(classes::named)
                .filter(f -> !f.isEnum())
                .map(f -> embedded(name, f))
                .orElseGet(() -> List.of(scalar(name, id)));
    }

    private DraftField.Key scalar(String name, Id id) {
        return JavaTypes.scalar(id.type())
                .map(t -> new DraftField.Key(name, t, List.of()))
                .orElseGet(() ->
                        new DraftField.Key(name, "text", List.of("The type of the key is not known: say what it is.")));
    }

    private List<DraftField> embedded(String name, ClassFile file) {
        Dialect dialect = entity.dialect();
        List<Id> parts = dialect.kept(Hierarchy.of(file, classes, dialect).members()).stream()
                .map(m -> claimed(m, dialect))
                .toList();
        return withParts(name, parts, file.simpleName() + ": ");
    }

    private Id claimed(Member member, Dialect dialect) {
        Id part = new Id(dialect.property(member).name(), member.type(), Storage.USUAL);
        names.put(part, scope.claim(part.name()));
        return part;
    }

    private List<DraftField> composed(List<Id> ids) {
        String name = scope.claim("id");
        return ids.isEmpty()
                ? List.of(new DraftField.Key(
                        name, "text", List.of("No identifier is a value of its own: say what the key is.")))
                : withParts(name, ids, "");
    }

    private List<DraftField> withParts(String name, List<Id> parts, String prefix) {
        String remark = "Stands for the composite key (" + prefix
                + parts.stream().map(names::get).collect(Collectors.joining(", ")) + ").";
        List<DraftField> fields = new ArrayList<>();
        fields.add(new DraftField.Key(name, "text", List.of(remark)));
        parts.forEach(p -> fields.add(part(p)));
        return fields;
    }

    private DraftField part(Id part) {
        Property.Plain plain = new Property.Plain(part.name(), part.type(), part.storage(), true);
        return contents.attribute(entity.name(), names.get(part), plain, entity.dialect());
    }
}
