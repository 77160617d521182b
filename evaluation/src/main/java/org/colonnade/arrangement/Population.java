package org.colonnade.arrangement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.json.ComplexJson;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.value.ComplexValue;

/**
 * Made-up aggregates of a class, known by their numbers, and elements for one of their collections. The design's
 * statistics give sizes, numbers of elements and partners. The same seed gives the same aggregates.
 */
public final class Population {
    private static final int SAMPLE = 200;

    private final Design design;
    private final Entity root;
    private final AggregateClass aggregate;
    private final Attribute collection;
    private final GeneratedData data;

    /** @param collection a top-level field that is a collection */
    public Population(Design design, Entity root, Attribute collection, long count, long seed) {
        this.design = design;
        this.root = root;
        this.aggregate = AggregateClass.of(design.model(), root);
        this.collection = collection;
        this.data = new GeneratedData(design, Math.max(1, (double) count / root.count()), seed, Skew.NONE);
    }

    public Design design() {
        return design;
    }

    public Entity root() {
        return root;
    }

    public AggregateClass aggregate() {
        return aggregate;
    }

    /** Returns the name of the collection that gets new elements. */
    public String collection() {
        return collection.name();
    }

    public Object key(long number) {
        return data.value(root, aggregate.key(), number);
    }

    public ComplexValue value(long number) {
        Map<String, ComplexValue> fields = new LinkedHashMap<>();
        for (Attribute field : aggregate.fields()) {
            Object value =
                    root.attributes().contains(field) ? data.value(root, field, number) : partners(field, number);
            fields.put(field.name(), value(field.type(), value));
        }
        return new ComplexValue.Fields(fields);
    }

    /** The keys of all partners, or the key of the one, or null. */
    private Object partners(Attribute field, long number) {
        Step step = design.model().steps(root).stream()
                .filter(s -> s.isForward() && s.name().equals(field.name()))
                .findFirst()
                .orElseThrow();
        List<Object> keys = new ArrayList<>();
        for (long partner : data.partners(step, number)) {
            keys.add(key(step.target(), partner));
        }
        return field.type().isCollection() ? keys : keys.isEmpty() ? null : keys.get(0);
    }

    /** A key of several columns is an object of these. */
    private Object key(Entity entity, long number) {
        List<Object> values = data.key(entity, number);
        if (entity.soleKey().isPresent()) {
            return values.get(0);
        }
        List<Attribute> columns = AggregateClass.reference(entity).attributes();
        Map<String, Object> key = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            key.put(columns.get(i).name(), values.get(i));
        }
        return key;
    }

    /** Returns an element that the collection might have. */
    public ComplexValue element(long random) {
        Type type = collection.type().element();
        return value(type, data.sample(root, List.of(collection), type, random));
    }

    /** Returns the average bytes of an aggregate as JSON, over some of them. */
    public double bytes() {
        return LongStream.range(0, SAMPLE)
                .map(n -> ComplexJson.text(value(n % data.count(root))).length())
                .average()
                .orElseThrow();
    }

    private static ComplexValue value(Type type, Object value) {
        if (value == null) {
            return ComplexValue.ABSENT;
        }
        return type.match(
                simple -> new ComplexValue.Scalar(value),
                composite -> record(composite.value(), (Map<?, ?>) value),
                reference -> new ComplexValue.Reference(reference.entity(), value),
                collection -> new ComplexValue.Elements(((List<?>) value)
                        .stream().map(e -> value(collection.element(), e)).toList()));
    }

    private static ComplexValue record(ValueObject type, Map<?, ?> value) {
        Map<String, ComplexValue> fields = new LinkedHashMap<>();
        for (Attribute field : type.attributes()) {
            fields.put(field.name(), value(field.type(), value.get(field.name())));
        }
        return new ComplexValue.Fields(fields);
    }
}
