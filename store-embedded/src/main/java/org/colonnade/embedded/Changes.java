package org.colonnade.embedded;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.KeyCode;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.colonnade.store.ValueCode;
import org.h2.mvstore.MVMap;

/** Makes changes of entries. All families are looked up before the first change, for they may be missing. */
final class Changes {
    private Changes() {}

    static boolean make(Database database, List<Mutation> mutations) {
        List<MVMap<byte[], byte[]>> maps = new ArrayList<>(mutations.size());
        for (Mutation mutation : mutations) {
            maps.add(database.entries(mutation.shape()));
        }
        for (int i = 0; i < maps.size(); i++) {
            make(maps.get(i), mutations.get(i));
        }
        return true;
    }

    static boolean makeIf(Database database, Expectation expectation, List<Mutation> mutations) {
        return holds(database.entries(expectation.shape()), expectation) && make(database, mutations);
    }

    private static boolean holds(MVMap<byte[], byte[]> map, Expectation expectation) {
        Shape shape = expectation.shape();
        byte[] code = map.get(KeyCode.ofKeys(shape).encode(expectation.key()));
        return expectation.isMetBy(Optional.ofNullable(code).map(c -> ValueCode.decode(shape, c)));
    }

    private static void make(MVMap<byte[], byte[]> map, Mutation mutation) {
        KeyCode keys = KeyCode.ofKeys(mutation.shape());
        if (mutation instanceof Mutation.Put put) {
            put(map, keys.encode(put.key()), put);
        } else if (mutation instanceof Mutation.Delete delete) {
            map.remove(keys.encode(delete.key()));
        } else {
            clear(map, keys.range(Range.beginning(mutation.block())));
        }
    }

    private static void put(MVMap<byte[], byte[]> map, byte[] key, Mutation.Put put) {
        List<Field> columns = put.shape().values();
        byte[] before = put.values().size() == columns.size() ? null : map.get(key);
        List<Object> values = before == null ? null : ValueCode.decode(put.shape(), before);
        List<Object> after = new ArrayList<>(columns.size());
        for (int i = 0; i < columns.size(); i++) {
            boolean changed = values == null || put.values().containsKey(columns.get(i));
            after.add(changed ? put.values().get(columns.get(i)) : values.get(i));
        }
        map.put(key, ValueCode.encode(put.shape(), after));
    }

    private static void clear(MVMap<byte[], byte[]> map, CodeRange range) {
        Iterator<byte[]> keys = new Codes(map, map.flushAndGetRoot(), range, false);
        while (keys.hasNext()) {
            map.remove(keys.next());
        }
    }
}
