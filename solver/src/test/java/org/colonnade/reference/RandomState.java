package org.colonnade.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.colonnade.design.Design;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/** A random database of a design, with few different values, and random arguments for its requests. */
final class RandomState {
    private static final List<Integer> NUMBERS = List.of(0, 1, 2);
    private static final List<String> TEXTS = List.of("a", "b");

    private final Design design;
    private final Dice dice;
    final Database database = new Database();
    private int lastKey = 10;

    RandomState(Design design, Dice dice) {
        this.design = design;
        this.dice = dice;
        int size = dice.any(2, 3, 3, 4);
        design.model().entities().forEach(e -> {
            for (int key = 0; key < size; key++) {
                add(new Instance(e, key));
            }
        });
        design.model().relationships().forEach(r -> tie(r, size));
    }

    private void add(Instance instance) {
        database.add(instance);
        for (Attribute attribute : instance.entity().attributes()) {
            if (!attribute.isKey() && !(attribute.optional() && dice.chance(0.4))) {
                database.values(instance).put(attribute, value(attribute));
            }
        }
    }

    private Object value(Attribute attribute) {
        boolean text = attribute.type() instanceof Type.Simple simple && simple.scalar() == Scalar.TEXT;
        return text ? dice.any(TEXTS) : dice.any(NUMBERS);
    }

    /** As many links as a relationship asks for, and some that it allows. */
    private void tie(Relationship relationship, int size) {
        List<Integer> partners = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            partners.add(i);
        }
        Collections.shuffle(partners, new Random(dice.below(1000)));
        for (int from = 0; from < size; from++) {
            if (relationship.mandatory() || dice.chance(0.5)) {
                boolean one = relationship.cardinality() == Cardinality.ONE_TO_ONE;
                database.tie(new Database.Link(relationship, from, one ? partners.get(from) : dice.any(partners)));
            }
            for (int to = 0; to < size && relationship.cardinality() == Cardinality.MANY_TO_MANY; to++) {
                if (dice.chance(0.3)) {
                    database.tie(new Database.Link(relationship, from, to));
                }
            }
        }
    }

    /** Values for all parameters there may be. */
    Arguments arguments() {
        Map<String, Object> values = new HashMap<>();
        values.put("li", list(NUMBERS));
        values.put("lt", list(TEXTS));
        values.put(Arguments.FOUND, list(NUMBERS));
        for (int i = 1; i <= 2; i++) {
            values.put("i" + i, dice.any(NUMBERS));
            values.put("t" + i, dice.any(TEXTS));
        }
        for (Entity entity : design.model().entities()) {
            List<Object> keys = new ArrayList<>();
            database.all(entity).forEach(i -> keys.add(i.key()));
            if (keys.isEmpty() || dice.chance(0.05)) {
                keys.add(-1);
            }
            values.put("k" + entity.name() + 1, dice.any(keys));
            values.put("k" + entity.name() + 2, dice.any(keys));
            values.put("lk" + entity.name(), list(keys));
            values.put("new" + entity.name(), ++lastKey);
        }
        return new Arguments(values);
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
