package org.colonnade.datastore;

import com.google.appengine.api.datastore.Blob;
import com.google.appengine.api.datastore.EmbeddedEntity;
import com.google.appengine.api.datastore.Entity;
import com.google.appengine.api.datastore.Key;
import com.google.appengine.api.datastore.KeyFactory;
import com.google.appengine.api.datastore.PropertyContainer;
import com.google.appengine.api.datastore.Text;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.store.Bytes;

/** Entities as App Engine's classes have them. No property is indexed, since only keys are asked for. */
final class StubValues {
    private StubValues() {}

    static Key key(EntityKey key) {
        Key root = KeyFactory.createKey(key.family(), key.block());
        return key.entry()
                .map(e -> KeyFactory.createKey(root, EntityKey.kindBelow(key.family()), e))
                .orElse(root);
    }

    static EntityKey key(Key key) {
        return key.getParent() == null
                ? EntityKey.root(key.getKind(), key.getName())
                : key(key.getParent()).child(key.getName());
    }

    static Entity entity(StoredEntity entity) {
        Entity made = new Entity(key(entity.key()));
        fill(made, entity.properties());
        return made;
    }

    static StoredEntity entity(Entity entity) {
        return new StoredEntity(key(entity.getKey()), properties(entity));
    }

    private static void fill(PropertyContainer container, Map<?, ?> properties) {
        properties.forEach((name, value) -> container.setUnindexedProperty((String) name, of(value)));
    }

    private static Map<String, Object> properties(PropertyContainer container) {
        Map<String, Object> properties = new LinkedHashMap<>();
        container.getProperties().forEach((name, value) -> properties.put(name, read(value)));
        return properties;
    }

    private static Object of(Object value) {
        if (value instanceof String text) {
            return new Text(text);
        } else if (value instanceof Bytes bytes) {
            return new Blob(bytes.toArray());
        } else if (value instanceof Instant moment) {
            return Date.from(moment);
        } else if (value instanceof List<?> list) {
            return list.stream().map(StubValues::of).toList();
        } else if (value instanceof Map<?, ?> map) {
            EmbeddedEntity embedded = new EmbeddedEntity();
            fill(embedded, map);
            return embedded;
        }
        return value;
    }

    private static Object read(Object value) {
        if (value instanceof Text text) {
            return text.getValue();
        } else if (value instanceof Blob blob) {
            return Bytes.of(blob.getBytes());
        } else if (value instanceof Date date) {
            return date.toInstant();
        } else if (value instanceof List<?> list) {
            return list.stream().map(StubValues::read).toList();
        } else if (value instanceof EmbeddedEntity embedded) {
            return properties(embedded);
        }
        return value;
    }
}
