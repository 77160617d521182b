package org.colonnade.data;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.UUID;
import java.util.function.ToLongFunction;
import org.colonnade.design.Design;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Numbers;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.model.Step;
import org.colonnade.model.Type;

/**
 * Instances that follow the statistics of a design, computed on demand. The same design, scale, seed and skew always
 * give the same instances.
 *
 * <p>Growth is left aside: there are as many instances as today. One optional attribute in ten has no value. Assertions of
 * the design may not hold. Where each instance needs a partner of its own and the design has fewer partners, there are fewer
 * instances than it says; so, too, where there are fewer combinations of the parts of a key.
 */
public final class GeneratedData implements Data {
    private static final int MISSING = 10;

    private final long seed;
    private final String identity;
    private final Map<Entity, Samples> samples = new HashMap<>();
    private final Map<Entity, Long> counts = new HashMap<>();
    private final Map<Relationship, Links> links = new HashMap<>();
    private final Map<Entity, Combinations> combinations = new HashMap<>();
    private final InstanceKeys keys;

    public GeneratedData(Design design, double scale, long seed, Skew skew) {
        this.seed = seed;
        this.keys = new InstanceKeys(design.model(), this);
        this.identity = "generated: scale " + Numbers.text(scale) + ", seed " + seed + ", skew " + skew
                + ", statistics " + Long.toHexString(Mixing.mix(0, statistics(design.model())));
        design.model().entities().forEach(e -> counts.put(e, Math.max(1, Math.round(e.count() * scale))));
        design.model().entities().forEach(e -> {
            giveEachItsOwn(design);
            composite(design).forEach(c -> counts.merge(c, Combinations.most(ranges(c)), Math::min));
        });
        composite(design).forEach(e -> combinations.put(e, new Combinations(ranges(e), count(e))));
        ToLongFunction<String> byName =
                name -> count(design.model().entity(name).orElseThrow());
        Samples usual = new Samples(byName);
        design.model().entities().forEach(e -> samples.put(e, samples(e, byName, usual)));
        for (Relationship relationship : design.model().relationships()) {
            long own = Mixing.mix(seed, relationship.toString());
            links.put(
                    relationship,
                    new Links(relationship, count(relationship.from()), count(relationship.to()), skew, own));
        }
    }

    /** All of a model that the instances follow from. */
    private static String statistics(Model model) {
        StringBuilder text = new StringBuilder();
        for (Entity entity : model.entities()) {
            text.append(entity).append(entity.count()).append(entity.turnover());
            entity.attributes()
                    .forEach(a -> text.append(a.name())
                            .append(a.type())
                            .append(a.optional())
                            .append(a.distinct())
                            .append(a.inequality()));
            if (entity.soleKey().isEmpty()) {
                entity.key().forEach(p -> text.append(p.name()));
            }
        }
        model.values()
                .forEach(v -> v.attributes()
                        .forEach(a -> text.append(a)
                                .append(a.type())
                                .append(a.distinct())
                                .append(a.inequality())));
        model.relationships()
                .forEach(r -> text.append(r)
                        .append(r.to())
                        .append(r.cardinality())
                        .append(r.each())
                        .append(r.there())
                        .append(r.back()));
        return text.toString();
    }

    /** Makes values of an entity whose times span as long as its instances are kept, if the design says it. */
    private static Samples samples(Entity entity, ToLongFunction<String> counts, Samples usual) {
        OptionalDouble age = entity.turnover().age(entity.count());
        return age.isPresent() ? new Samples(counts, (long) (1000 * age.getAsDouble())) : usual;
    }

    @Override
    public String identity() {
        return identity;
    }

    private static List<Entity> composite(Design design) {
        return design.model().entities().stream()
                .filter(e -> e.soleKey().isEmpty())
                .toList();
    }

    /** How many values each part of a key has. */
    private Map<String, Long> ranges(Entity entity) {
        Map<String, Long> ranges = new LinkedHashMap<>();
        for (KeyPart part : entity.key()) {
            ranges.put(
                    part.name(),
                    part instanceof KeyPart.Partner partner
                            ? count(partner.entity())
                            : range(entity, ((KeyPart.Own) part).attribute()));
        }
        return ranges;
    }

    private long range(Entity entity, Attribute attribute) {
        long distinct = distinct(entity, attribute);
        return attribute.type().is(Scalar.BOOLEAN) ? Math.min(2, distinct) : distinct;
    }

    private void giveEachItsOwn(Design design) {
        design.model().relationships().stream()
                .filter(r -> r.cardinality() == Cardinality.ONE_TO_ONE && r.mandatory())
                .forEach(r -> counts.merge(r.from(), count(r.to()), Math::min));
    }

    /** Returns the key of the instance with this number, for any entity with UUID keys, and every scale and seed. */
    public static UUID uuid(long number) {
        return Samples.uuid(number);
    }

    @Override
    public long count(Entity entity) {
        return counts.get(entity);
    }

    @Override
    public Object value(Entity entity, Attribute attribute, long number) {
        long own = Mixing.mix(seed, attribute.toString());
        long mixed = Mixing.mix(own, number);
        if (combinations.containsKey(entity) && attribute.isKey()) {
            return part(entity, attribute, number, own);
        } else if (attribute.isKey()) {
            return samples.get(entity).value(attribute.type(), number, count(entity), own);
        } else if (attribute.optional() && Mixing.below(MISSING, Mixing.mix(mixed, MISSING)) == 0) {
            return null;
        }
        Picks picks = picks(entity, attribute, own);
        return attribute.inequality().isEven() ? picks.value(mixed) : picks.dealt(number, count(entity));
    }

    private Picks picks(Entity entity, Attribute attribute, long own) {
        return new Picks(samples.get(entity), attribute, distinct(entity, attribute), own);
    }

    /** A part of a key; one of an instance that is not there yet is a value that no other has. */
    private Object part(Entity entity, Attribute attribute, long number, long own) {
        long distinct = distinct(entity, attribute);
        long beyond = number - count(entity);
        long index = beyond < 0 ? combinations.get(entity).value(attribute.name(), number) : distinct + beyond;
        return samples.get(entity).value(attribute.type(), index, distinct, own);
    }

    /** Returns a value that an attribute of an entity, a part of it, or an element of it might have. */
    public Object sample(Entity entity, List<Attribute> attributes, Type type, long random) {
        Attribute attribute = attributes.get(attributes.size() - 1);
        long own = Mixing.mix(seed, attributes.get(0).toString());
        for (Attribute inner : attributes.subList(1, attributes.size())) {
            own = Mixing.mix(own, inner.name());
        }
        boolean sole = attribute.isKey() && !combinations.containsKey(entity);
        if (!attribute.isKey() && !attribute.inequality().isEven()) {
            return picks(entity, attribute, own).value(random);
        }
        long distinct = sole ? count(entity) : distinct(entity, attribute);
        return samples.get(entity).value(type, Mixing.below(distinct, random), distinct, own);
    }

    private long distinct(Entity entity, Attribute attribute) {
        boolean binary = attribute.type().is(Scalar.BOOLEAN);
        return attribute.distinct().orElse(binary ? 2 : count(entity));
    }

    private long[] identified(Step step, long number) {
        Combinations keys = combinations.get(step.relationship().from());
        String part = step.relationship().name();
        return step.isForward() ? new long[] {keys.value(part, number)} : keys.with(part, number);
    }

    /** Returns the key of an instance, also of one that is not there yet. */
    public List<Object> key(Entity entity, long number) {
        return keys.of(entity, number);
    }

    @Override
    public long[] partners(Step step, long number) {
        if (step.relationship().forward().isIdentifying()) {
            return identified(step, number);
        }
        Links tied = links.get(step.relationship());
        return step.isForward() ? tied.forward(number) : tied.backward(number);
    }
}
