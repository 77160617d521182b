package org.colonnade.datastore;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.KeyText;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.colonnade.store.ValueForm;

/**
 * A family as entity groups: a block is one, whose root is called by the family and by the block's key as text.
 *
 * <p>The entries are entities below the root, named by {@link KeyName} in their order; there is no entity of the root. A block
 * that is one entry is the root alone.
 */
record Layout(Shape shape, KeyText blocks, KeyName entries) {
    private static final Pattern RESERVED = Pattern.compile("__.*__", Pattern.DOTALL);
    private static final String NAMELESS = "%";
    private static final int LONGEST_NAME = 1_500;
    private static final ValueForm<Object> FORM = ValueForm.ofObjects(new PropertyForm());

    Layout(Shape shape) {
        this(shape, KeyText.ofBlocks(shape), KeyName.of(shape));
    }

    boolean isSingle() {
        return shape.entry().isEmpty();
    }

    /** Whether an entity is one of the family's. */
    boolean isOf(EntityKey key) {
        return key.family().equals(shape.name());
    }

    /** The root of a block. Datastore has no empty names, and keeps some for itself. */
    EntityKey root(List<Object> block) {
        String name = blocks.encode(block);
        if (name.isEmpty()) {
            name = NAMELESS;
        } else if (RESERVED.matcher(name).matches()) {
            name = "%5f" + name.substring(1);
        }
        return EntityKey.root(shape.name(), checked(name));
    }

    /** The key of the entity of an entry, by its whole key. */
    EntityKey key(List<Object> key) {
        int size = shape.block().size();
        EntityKey root = root(key.subList(0, size));
        return isSingle() ? root : root.child(checked(entries.encode(key.subList(size, key.size()))));
    }

    private String checked(String name) {
        int bytes = name.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > LONGEST_NAME) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "a key of " + shape.name() + " takes " + bytes + " bytes; Datastore has room for " + LONGEST_NAME);
        }
        return name;
    }

    /** The entity with the values of all columns, null for those that have none. */
    StoredEntity entity(EntityKey key, List<Object> values) {
        Map<String, Object> properties = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            Field field = shape.values().get(i);
            if (values.get(i) != null) {
                properties.put(field.name(), FORM.of(field.type(), values.get(i)));
            }
        }
        return new StoredEntity(key, properties);
    }

    List<Object> values(StoredEntity entity) {
        List<Object> values = new ArrayList<>(shape.values().size());
        for (Field field : shape.values()) {
            Object property = entity.properties().get(field.name());
            values.add(property == null ? null : FORM.read(field.type(), property));
        }
        return values;
    }

    Row row(StoredEntity entity) {
        String name = entity.key().block();
        List<Object> row = new ArrayList<>(blocks.decode(name.equals(NAMELESS) ? "" : name));
        entity.key().entry().map(entries::decode).ifPresent(row::addAll);
        row.addAll(values(entity));
        return new Row(row);
    }

    /** The one entity that a get can find, if it asks for no more. */
    Optional<EntityKey> point(Get get) {
        List<Object> key = new ArrayList<>(get.block());
        key.addAll(get.range().prefix());
        return key.size() == shape.key().size() ? Optional.of(key(key)) : Optional.empty();
    }

    /** Entries of a block that has several. */
    EntityQuery query(Get get, int limit) {
        return query(get.block(), get.range(), get.reversed(), limit);
    }

    /** All entries of a block that has several. */
    EntityQuery query(List<Object> block) {
        return query(block, Range.ALL, false, Integer.MAX_VALUE);
    }

    private EntityQuery query(List<Object> block, Range range, boolean reversed, int limit) {
        EntityKey root = root(block);
        return new EntityQuery(
                EntityKey.kindBelow(shape.name()),
                Optional.of(root),
                new EntityQuery.From(root.child(entries.from(range)), true),
                entries.to(range).map(root::child),
                reversed,
                limit);
    }

    /**
     * All entities of the kind that those of a family have, from its first possible block on. Those of other families may
     * come behind them.
     */
    static EntityQuery family(String family, boolean single, int limit) {
        return new EntityQuery(
                single ? family : EntityKey.kindBelow(family),
                Optional.empty(),
                new EntityQuery.From(EntityKey.root(family, " "), true),
                Optional.empty(),
                false,
                limit);
    }
}
