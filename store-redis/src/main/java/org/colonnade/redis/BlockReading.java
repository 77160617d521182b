package org.colonnade.redis;

import java.util.Collections;
import java.util.List;
import org.colonnade.store.Get;
import org.colonnade.store.Row;
import redis.clients.jedis.Protocol;

/** A whole block of entries: the hash without its order, which the codes of the entries tell as well. */
record BlockReading(Blocks blocks, Get get) implements Reading {
    @Override
    public Command command() {
        return new Command(Protocol.Command.HGETALL, List.of(blocks.key(get.block())));
    }

    @Override
    public List<Row> rows(Object reply) {
        List<KeptEntry> entries = KeptEntry.of((List<?>) reply);
        entries.sort(get.reversed() ? Collections.reverseOrder() : null);
        return blocks.rows(get, entries);
    }
}
