package org.colonnade.mapping;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.bytecode.Annotations;
import org.colonnade.bytecode.ClassFile;
import org.colonnade.bytecode.Classes;
import org.colonnade.bytecode.Member;
import org.colonnade.bytecode.TypeUse;
import org.colonnade.bytecode.TypeUse.Named;
import org.colonnade.draft.DraftField;
import org.colonnade.draft.DraftField.Presence;
import org.colonnade.draft.DraftValue;
import org.colonnade.draft.Scope;
import org.colonnade.mapping.Storage.Form;

/** What attributes hold: scalars, and value objects, which it makes of classes and of the entries of maps. */
final class Contents {
    private static final String OPAQUE = "bytes";

    private final Classes classes;
    private final Scope types;
    private final ValueFields fields;
    private final Map<String, DraftValue> values = new LinkedHashMap<>();
    private final Set<String> underWay = new HashSet<>();

    Contents(Classes classes, MappedEntities entities, Scope types) {
        this.classes = classes;
        this.types = types;
        this.fields = new ValueFields(this, entities);
    }

    /** All value objects that were needed so far. */
    List<DraftValue> values() {
        return List.copyOf(values.values());
    }

    /** The attribute for a property, under a name that is free in its owner. */
    DraftField.Attribute attribute(String owner, String name, Property.Plain property, Dialect dialect) {
        List<String> remarks = new ArrayList<>();
        TypeUse type = property.type();
        if (property.storage().form() == Form.OPAQUE) {
            remarks.add("Serialized or converted by the application: say what it is, and how large.");
            return new DraftField.Attribute(name, DraftField.Content.of(OPAQUE), presence(property), remarks);
        }
        Optional<DraftField.Content> entries = JavaTypes.map(type).flatMap(m -> entry(owner, name, m, dialect));
        if (entries.isPresent()) {
            return new DraftField.Attribute(name, entries.get(), Presence.SEVERAL, remarks);
        }
        Optional<TypeUse> element = JavaTypes.element(type);
        DraftField.Content content = content(element.orElse(type), property.storage(), dialect, remarks);
        return new DraftField.Attribute(
                name, content, element.isPresent() ? Presence.SEVERAL : presence(property), remarks);
    }

    private static Presence presence(Property.Plain property) {
        return property.required() ? Presence.ALWAYS : Presence.MAYBE;
    }

    private DraftField.Content content(TypeUse type, Storage storage, Dialect dialect, List<String> remarks) {
        if (storage.form() == Form.LARGE) {
            remarks.add("A large object: say how many bytes it has on average.");
        }
        return JavaTypes.scalar(type)
                .map(s -> DraftField.Content.of(sized(s, storage, remarks)))
                .or(() -> JavaTypes.className(type)
                        .flatMap(classes::named)
                        .flatMap(f -> f.isEnum() ? Optional.of(constant(f, storage)) : value(f, dialect)))
                .orElseGet(() -> unknown(type, remarks));
    }

    private static String sized(String scalar, Storage storage, List<String> remarks) {
        if (scalar.equals("timestamp") && storage.form() == Form.DAY) {
            return "date";
        }
        if (storage.length().isEmpty() || !(scalar.equals("text") || scalar.equals("bytes"))) {
            return scalar;
        }
        remarks.add("At most " + storage.length().getAsLong() + ": say the average.");
        return scalar + "(" + Math.max(0, storage.length().getAsLong()) + ")";
    }

    private static DraftField.Content constant(ClassFile file, Storage storage) {
        int count = Math.max(1, file.constants().size());
        double length =
                file.constants().stream().mapToInt(String::length).average().orElse(1);
        return storage.form() == Form.ORDINAL
                ? DraftField.Content.of("int", count)
                : DraftField.Content.of("text(" + Math.round(length) + ")", count);
    }

    private static DraftField.Content unknown(TypeUse type, List<String> remarks) {
        remarks.add(JavaTypes.className(type)
                .map(n -> "Its type " + n + " was not read, keeps nothing, or contains itself: say what it is.")
                .orElse("Its type is not known: say what it is."));
        return DraftField.Content.of(OPAQUE);
    }

    private Optional<DraftField.Content> value(ClassFile file, Dialect dialect) {
        if (!dialect.isValue(file)) {
            return Optional.empty();
        }
        List<Member> members = dialect.kept(Hierarchy.of(file, classes, dialect).members());
        String remark = "The class " + file.name() + ".";
        return value(file.name(), file.simpleName(), new Parts(members, dialect, remark));
    }

    private record Parts(List<Member> members, Dialect dialect, String remark) {}

    /** The value object of an identity, made when it is first asked for; none if it has no parts or contains itself. */
    private Optional<DraftField.Content> value(String identity, String wanted, Parts parts) {
        if (parts.members.isEmpty() || !underWay.add(identity)) {
            return Optional.empty();
        }
        if (!values.containsKey(identity)) {
            String name = types.claimType(wanted);
            List<DraftField> drafted = fields.of(name, parts.members, parts.dialect);
            values.put(identity, new DraftValue(name, drafted, List.of(parts.remark)));
        }
        underWay.remove(identity);
        return Optional.of(DraftField.Content.of(values.get(identity).name()));
    }

    private Optional<DraftField.Content> entry(String owner, String field, Named map, Dialect dialect) {
        String wanted = owner + Character.toUpperCase(field.charAt(0)) + field.substring(1) + "Entry";
        return value(
                owner + "." + field,
                wanted,
                new Parts(
                        List.of(part("key", map.argument(0)), part("value", map.argument(1))),
                        dialect,
                        "An entry of the map " + owner + "." + field + "."));
    }

    private static Member part(String name, Optional<TypeUse> type) {
        return new Member(name, false, false, type.orElse(TypeUse.UNKNOWN), new Annotations(List.of()));
    }
}
