package org.colonnade.redis;

import java.util.List;
import java.util.Optional;
import org.colonnade.store.Get;
import org.colonnade.store.Row;
import redis.clients.jedis.Protocol;

/** One entry, known by its key in its block, or the block that it is. */
record EntryReading(Blocks blocks, Get get) implements Reading {
    @Override
    public Command command() {
        byte[] key = blocks.key(get.block());
        return blocks.areSingle()
                ? new Command(Protocol.Command.GET, List.of(key))
                : new Command(
                        Protocol.Command.HGET,
                        List.of(key, blocks.entries().encode(get.range().prefix())));
    }

    @Override
    public List<Row> rows(Object reply) {
        return reply == null ? List.of() : List.of(blocks.row(get, (byte[]) reply));
    }

    /** The entry as it is kept, if it is there. */
    static Optional<byte[]> value(Object reply) {
        return Optional.ofNullable((byte[]) reply);
    }
}
