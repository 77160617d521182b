package org.colonnade.datastore;

import com.google.cloud.Timestamp;
import com.google.cloud.datastore.Blob;
import com.google.cloud.datastore.BlobValue;
import com.google.cloud.datastore.BooleanValue;
import com.google.cloud.datastore.DoubleValue;
import com.google.cloud.datastore.Entity;
import com.google.cloud.datastore.EntityValue;
import com.google.cloud.datastore.FullEntity;
import com.google.cloud.datastore.IncompleteKey;
import com.google.cloud.datastore.Key;
import com.google.cloud.datastore.ListValue;
import com.google.cloud.datastore.LongValue;
import com.google.cloud.datastore.PathElement;
import com.google.cloud.datastore.StringValue;
import com.google.cloud.datastore.TimestampValue;
import com.google.cloud.datastore.Value;
import com.google.cloud.datastore.ValueBuilder;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.store.Bytes;

/** Entities as the Cloud client's classes have them. No property is indexed, since only keys are asked for. */
record CloudValues(String project, String namespace, String database) {
    Key key(EntityKey key) {
        return key.entry().isPresent()
                ? Key.newBuilder(
                                project,
                                EntityKey.kindBelow(key.family()),
                                key.entry().get(),
                                database)
                        .setNamespace(namespace)
                        .addAncestors(PathElement.of(key.family(), key.block()))
                        .build()
                : Key.newBuilder(project, key.family(), key.block(), database)
                        .setNamespace(namespace)
                        .build();
    }

    static EntityKey key(Key key) {
        return key.getAncestors().isEmpty()
                ? EntityKey.root(key.getKind(), key.getName())
                : EntityKey.root(
                                key.getAncestors().get(0).getKind(),
                                key.getAncestors().get(0).getName())
                        .child(key.getName());
    }

    Entity entity(StoredEntity entity) {
        Entity.Builder builder = Entity.newBuilder(key(entity.key()));
        entity.properties().forEach((name, value) -> builder.set(name, of(value)));
        return builder.build();
    }

    static StoredEntity entity(Entity entity) {
        return new StoredEntity(key(entity.getKey()), properties(entity));
    }

    private static Map<String, Object> properties(FullEntity<?> entity) {
        Map<String, Object> properties = new LinkedHashMap<>();
        entity.getNames().forEach(name -> properties.put(name, read(entity.getValue(name))));
        return properties;
    }

    private static Value<?> of(Object value) {
        if (value instanceof List<?> list) {
            return ListValue.of(list.stream().map(CloudValues::of).toList());
        }
        return builder(value).setExcludeFromIndexes(true).build();
    }

    private static ValueBuilder<?, ?, ?> builder(Object value) {
        if (value instanceof Boolean truth) {
            return BooleanValue.newBuilder(truth);
        } else if (value instanceof Long number) {
            return LongValue.newBuilder(number);
        } else if (value instanceof Double number) {
            return DoubleValue.newBuilder(number);
        } else if (value instanceof String text) {
            return StringValue.newBuilder(text);
        } else if (value instanceof Bytes bytes) {
            return BlobValue.newBuilder(Blob.copyFrom(bytes.toArray()));
        } else if (value instanceof Instant moment) {
            return TimestampValue.newBuilder(
                    Timestamp.ofTimeSecondsAndNanos(moment.getEpochSecond(), moment.getNano()));
        }
        FullEntity.Builder<IncompleteKey> embedded = FullEntity.newBuilder();
        ((Map<?, ?>) value).forEach((name, inner) -> embedded.set((String) name, of(inner)));
        return EntityValue.newBuilder(embedded.build());
    }

    private static Object read(Value<?> value) {
        Object inner = value.get();
        if (inner instanceof Blob blob) {
            return Bytes.of(blob.toByteArray());
        } else if (inner instanceof Timestamp moment) {
            return Instant.ofEpochSecond(moment.getSeconds(), moment.getNanos());
        } else if (inner instanceof List<?> list) {
            return list.stream().map(e -> read((Value<?>) e)).toList();
        } else if (inner instanceof FullEntity<?> entity) {
            return properties(entity);
        }
        return inner;
    }
}
