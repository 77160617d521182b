package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.language.DesignParser.AttributeContext;
import org.colonnade.language.DesignParser.FieldContext;
import org.colonnade.language.DesignParser.KeyFieldContext;
import org.colonnade.language.DesignParser.TypeContext;
import org.colonnade.language.FrequencyReader.Frequency;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.text.NearNames;
import org.colonnade.text.Span;

/** Reads the attributes of entities and value objects. */
final class FieldReader {
    private static final long LONGEST = 1_000_000_000;
    static final Type.Simple USUAL_KEY = new Type.Simple(Scalar.UUID, Scalar.UUID.size());

    private final ValueReader values;
    private final Complaints complaints;
    private final NumberReader numbers;
    private final FrequencyReader frequencies;

    FieldReader(ValueReader values, Complaints complaints) {
        this.values = values;
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
        this.frequencies = new FrequencyReader(complaints);
    }

    /** Reads a field; {@code instances} are those that have it, where one entity declares it. */
    Optional<Attribute> read(Unit unit, String owner, FieldContext field, OptionalLong instances) {
        Span at = unit.span(field.name());
        String name = field.name().getText();
        if (field.keyField() != null) {
            return key(unit, owner, name, field.keyField(), at);
        }
        if (field.relationship() != null) {
            return values.reference(unit, field.relationship())
                    .map(t -> new Attribute(owner, name, t, false, false, OptionalLong.empty(), at));
        }
        AttributeContext attribute = field.attribute();
        return type(unit, attribute.type(), name).map(t -> {
            Type whole = collected(unit, attribute, t);
            Frequency values = frequencies.read(unit, attribute.values(), whole, instances);
            boolean optional = attribute.QUESTION() != null;
            return new Attribute(owner, name, whole, false, optional, values.distinct(), values.inequality(), at);
        });
    }

    private Optional<Attribute> key(Unit unit, String owner, String name, KeyFieldContext key, Span at) {
        if (!values.isEntity(owner)) {
            complaints.error(at, "a value object has no key", "make `" + owner + "` an entity, or leave `key` out");
            return Optional.empty();
        }
        Type type =
                key.type() == null ? USUAL_KEY : type(unit, key.type(), name).orElse(USUAL_KEY);
        if (!type.isScalar()) {
            complaints.error(unit.span(key), "a key is a scalar", "the types are " + String.join(", ", Scalar.names()));
            type = USUAL_KEY;
        }
        return Optional.of(new Attribute(owner, name, type, true, false, OptionalLong.empty(), at));
    }

    /** Returns the type of a key as far as its declaration is right. */
    static Optional<Type.Simple> keyType(KeyFieldContext key) {
        return key.type() == null
                ? Optional.of(USUAL_KEY)
                : Scalar.named(key.type().name().getText()).map(s -> new Type.Simple(s, writtenSize(key.type(), s)));
    }

    /** Returns the size as written; the reader of the key itself says whether it makes sense. */
    private static int writtenSize(TypeContext type, Scalar scalar) {
        return type.size() == null || !scalar.isSized()
                ? scalar.size()
                : (int) Double.parseDouble(type.size().number().getText().replace("_", ""));
    }

    private Optional<Type> type(Unit unit, TypeContext context, String field) {
        String name = context.name().getText();
        Optional<Scalar> scalar = Scalar.named(name);
        if (scalar.isPresent()) {
            return Optional.of(new Type.Simple(scalar.get(), size(unit, context, scalar.get())));
        }
        if (values.names().contains(name)) {
            return values.named(name).map(Type.Composite::new);
        }
        complaints.forgive(field);
        if (values.isEntity(name)) {
            complaints.error(
                    unit.span(context),
                    "`" + name + "` is an entity",
                    "write a relationship: `" + field + " -> " + name + "`");
        } else {
            List<String> known = new ArrayList<>(Scalar.names());
            known.addAll(values.names());
            known.add("key");
            unknownType(unit.span(context.name()), name, known);
        }
        return Optional.empty();
    }

    private void unknownType(Span at, String name, List<String> known) {
        Optional<Scalar> meant = Scalars.meant(name);
        if (complaints.isForgiven(name)) {
            return;
        }
        complaints.error(
                at,
                "there is no type `" + name + "`",
                meant.map(s -> "did you mean `" + s + "`?")
                        .or(() -> OtherLanguages.type(name))
                        .or(() -> Optional.of(NearNames.help(name, known)).filter(h -> !h.isEmpty()))
                        .orElse("the types are " + String.join(", ", Scalar.names())));
    }

    private int size(Unit unit, TypeContext context, Scalar scalar) {
        if (context.size() == null) {
            return scalar.size();
        }
        if (!scalar.isSized()) {
            complaints.error(
                    unit.span(context.size()), "`" + scalar + "` has a fixed size", "write `" + scalar + "` alone");
            return scalar.size();
        }
        return (int) numbers.whole(unit, context.size().number(), "the average size", 0, LONGEST);
    }

    private Type collected(Unit unit, AttributeContext attribute, Type element) {
        return attribute.collection() == null
                ? element
                : new Type.Collection(
                        element,
                        numbers.within(
                                unit,
                                attribute.collection().number(),
                                "the average number of elements",
                                0,
                                NumberReader.LARGEST));
    }
}
