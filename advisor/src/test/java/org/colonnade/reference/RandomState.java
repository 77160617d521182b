package org.colonnade.reference;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.colonnade.design.Design;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Relationship;
import org.colonnade.model.Type;
import org.colonnade.reference.RandomModel.Sort;
import org.colonnade.store.Bytes;

/** A random database of a design, with few different values, and random arguments for its requests. */
final class RandomState {
    private static final List<Integer> NUMBERS = List.of(0, 1, 2);
    private static final List<String> TEXTS = List.of("a", "b");
    private static final Map<Sort, List<?>> SCALARS = new EnumMap<>(Map.ofEntries(
            Map.entry(Sort.INT, NUMBERS),
            Map.entry(Sort.TEXT, TEXTS),
            Map.entry(Sort.BOOLEAN, List.of(false, true)),
            Map.entry(Sort.LONG, List.of(-1L, 1L << 40)),
            Map.entry(Sort.FLOAT, List.of(-0.5f, 2f)),
            Map.entry(Sort.DOUBLE, List.of(-0.5, 2.0)),
            Map.entry(Sort.DECIMAL, List.of(new BigDecimal("-0.5"), new BigDecimal("2"))),
            Map.entry(Sort.BYTES, List.of(Bytes.of((byte) 1), Bytes.of((byte) -1))),
            Map.entry(Sort.DATE, List.of(LocalDate.EPOCH, LocalDate.EPOCH.plusDays(400))),
            Map.entry(Sort.TIMESTAMP, List.of(Instant.EPOCH, Instant.EPOCH.plusSeconds(400))),
            Map.entry(Sort.UUID, List.of(new UUID(0, 1), new UUID(1, 0)))));

    private final Design design;
    private final Dice dice;
    final Database database;
    private int lastKey = 10;

    RandomState(Design design, Dice dice) {
        this.design = design;
        this.dice = dice;
        this.database = new Database(design.model());
        int size = dice.any(2, 3, 3, 4);
        design.model().entities().forEach(e -> {
            for (int key = 0; key < size; key++) {
                Instance instance = new Instance(e, e.soleKey().isPresent() ? key : combination(e));
                if (!database.has(instance)) {
                    add(instance);
                }
            }
        });
        design.model().relationships().stream()
                .filter(r -> !r.forward().isIdentifying())
                .forEach(this::tie);
    }

    /** A key of few values and partners that are there. */
    private Object combination(Entity entity) {
        List<Object> columns = new ArrayList<>();
        for (KeyPart part : entity.key()) {
            if (part instanceof KeyPart.Partner partner) {
                columns.addAll(dice.any(database.all(partner.entity())).columns());
            } else {
                columns.add(dice.any(NUMBERS));
            }
        }
        return Instance.key(entity, columns);
    }

    private void add(Instance instance) {
        database.add(instance);
        for (Attribute attribute : instance.entity().attributes()) {
            if (!attribute.isKey() && !(attribute.optional() && dice.chance(0.4))) {
                database.values(instance).put(attribute, value(attribute.type()));
            }
        }
    }

    private Object value(Type type) {
        if (type instanceof Type.Simple simple) {
            return dice.any(SCALARS.get(Sort.valueOf(simple.scalar().name())));
        }
        return type instanceof Type.Collection ? list(TEXTS) : object();
    }

    /** Of the value object {@code V}. */
    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>(Map.of("p", dice.any(NUMBERS)));
        if (dice.chance(0.6)) {
            object.put("q", dice.any(TEXTS));
        }
        return object;
    }

    /** As many links as a relationship asks for, and some that it allows. */
    private void tie(Relationship relationship) {
        List<Object> partners = new ArrayList<>(keys(relationship.to()));
        Collections.shuffle(partners, new Random(dice.below(1000)));
        boolean one = relationship.cardinality() == Cardinality.ONE_TO_ONE;
        int next = 0;
        for (Object from : keys(relationship.from())) {
            if ((relationship.mandatory() || dice.chance(0.5)) && (!one || next < partners.size())) {
                Object partner = one ? partners.get(next) : dice.any(partners);
                database.tie(new Database.Link(relationship, from, partner));
            }
            next++;
            for (Object to : keys(relationship.to())) {
                if (relationship.cardinality() == Cardinality.MANY_TO_MANY && dice.chance(0.3)) {
                    database.tie(new Database.Link(relationship, from, to));
                }
            }
        }
    }

    private List<Object> keys(Entity entity) {
        return database.all(entity).stream().map(Instance::key).toList();
    }

    /** Values for all parameters there may be. */
    Arguments arguments() {
        Map<String, Object> values = new HashMap<>();
        SCALARS.forEach((sort, samples) -> values.put("l" + sort.letter, list(samples)));
        for (int i = 1; i <= 2; i++) {
            int number = i;
            SCALARS.forEach((sort, samples) -> values.put(sort.letter + number, dice.any(samples)));
            values.put(Sort.LIST.letter + i, list(TEXTS));
            values.put(Sort.OBJECT.letter + i, object());
        }
        for (Entity entity : design.model().entities()) {
            values.put("new" + entity.name(), ++lastKey);
            if (entity.soleKey().isEmpty()) {
                name(entity, values);
                continue;
            }
            List<Object> keys = new ArrayList<>(keys(entity));
            if (keys.isEmpty() || dice.chance(0.05)) {
                keys.add(-1);
            }
            values.put("k" + entity.name() + 1, dice.any(keys));
            values.put("k" + entity.name() + 2, dice.any(keys));
            values.put("lk" + entity.name(), list(keys));
        }
        return new Arguments(values);
    }

    /** A parameter for each column of the keys of two instances. */
    private void name(Entity entity, Map<String, Object> values) {
        int size = entity.keyColumns().size();
        for (int i = 1; i <= 2; i++) {
            List<Instance> all = database.all(entity);
            List<?> key = all.isEmpty()
                    ? Collections.nCopies(size, -1)
                    : dice.any(all).columns();
            for (int column = 0; column < size; column++) {
                values.put("k" + entity.name() + i + "c" + column, key.get(column));
            }
        }
    }

    /** None to three, perhaps the same twice. */
    private List<Object> list(List<?> from) {
        List<Object> list = new ArrayList<>();
        for (int i = dice.below(4); i > 0; i--) {
            list.add(dice.any(from));
        }
        return list;
    }
}
