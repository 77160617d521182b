package org.colonnade.redis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.colonnade.store.Row;
import redis.clients.jedis.Protocol;

/** A whole block of entries: the hash without its order, which the codes of the entries tell as well. */
record BlockReading(Blocks blocks, List<Object> block, boolean reversed) implements Reading {
    @Override
    public Command command() {
        return new Command(Protocol.Command.HGETALL, List.of(blocks.key(block)));
    }

    @Override
    public boolean isChecked() {
        return false;
    }

    @Override
    public List<Row> rows(Object reply) {
        List<?> parts = (List<?>) reply;
        List<Entry> entries = new ArrayList<>(parts.size() / 2);
        for (int i = 0; i < parts.size(); i += 2) {
            entries.add(new Entry((byte[]) parts.get(i), (byte[]) parts.get(i + 1)));
        }
        entries.sort(reversed ? Collections.reverseOrder() : null);
        List<Row> rows = new ArrayList<>(entries.size());
        entries.forEach(e -> rows.add(blocks.row(block, e.code(), e.value())));
        return rows;
    }

    /** The code of an entry, by which it is ordered, and how it is kept. */
    private record Entry(byte[] code, byte[] value) implements Comparable<Entry> {
        @Override
        public int compareTo(Entry other) {
            return Arrays.compareUnsigned(code, other.code);
        }
    }
}
