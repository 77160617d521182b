package org.colonnade.aggregates;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Portion;
import org.colonnade.model.Attribute;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;

/**
 * The types of entries' values: that of their one member, or a record of some of the element's fields. They require no
 * field, since entries are read as they were kept.
 */
final class EntryTypes {
    private final AggregateClass aggregate;
    private final Map<Portion, Type> types = new ConcurrentHashMap<>();

    EntryTypes(AggregateClass aggregate) {
        this.aggregate = aggregate;
    }

    Type of(Portion portion) {
        return types.computeIfAbsent(portion, this::type);
    }

    private Type type(Portion portion) {
        if (portion.isSingle()) {
            return loose(aggregate.type(portion.members().get(0)).orElseThrow());
        }
        List<AccessPath> within =
                portion.members().stream().map(m -> m.after(portion.element())).toList();
        return some(aggregate.type(portion.element()).orElseThrow(), within);
    }

    /** A record with only some of its fields, or parts of them. */
    private static Type some(Type type, List<AccessPath> paths) {
        if (paths.contains(AccessPath.ROOT)) {
            return loose(type);
        }
        ValueObject record = ((Type.Composite) type).value();
        List<Attribute> fields = new ArrayList<>();
        for (Attribute attribute : record.attributes()) {
            AccessPath field = AccessPath.of(new AccessStep.Field(attribute.name()));
            List<AccessPath> below = paths.stream()
                    .filter(p -> p.startsWith(field))
                    .map(p -> p.after(field))
                    .toList();
            if (!below.isEmpty()) {
                fields.add(optional(attribute, some(attribute.type(), below)));
            }
        }
        return new Type.Composite(new ValueObject(record.name(), fields, record.at()));
    }

    private static Type loose(Type type) {
        return type.match(
                simple -> simple,
                composite -> loose(composite.value()),
                reference -> reference,
                collection -> new Type.Collection(loose(collection.element()), collection.count()));
    }

    private static Type loose(ValueObject record) {
        List<Attribute> fields = record.attributes().stream()
                .map(a -> optional(a, loose(a.type())))
                .toList();
        return new Type.Composite(new ValueObject(record.name(), fields, record.at()));
    }

    private static Attribute optional(Attribute attribute, Type type) {
        return new Attribute(
                attribute.owner(), attribute.name(), type, false, true, attribute.distinct(), attribute.at());
    }
}
