package org.colonnade.redis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.store.Bytes;
import redis.clients.jedis.Protocol;

/**
 * The keys of a family's blocks, some at a time, each once.
 *
 * <p>Redis walks through all keys of the database for it, may name one twice, and names all that are there from the
 * beginning to the end.
 */
final class KeyScan {
    private static final String AT_ONCE = "1000";
    private static final String START = "0";

    private final Connections connections;
    private final String family;
    private final Set<Bytes> seen = new HashSet<>();
    private String cursor = START;
    private boolean ended;

    KeyScan(Connections connections, String family) {
        this.connections = connections;
        this.family = family;
    }

    /** Some that were not named before; none at the end. */
    List<byte[]> next() {
        List<byte[]> keys = new ArrayList<>();
        while (keys.isEmpty() && !ended) {
            List<?> reply = (List<?>) connections.send(
                    "scan " + family,
                    Command.of(Protocol.Command.SCAN, cursor, "MATCH", Blocks.prefix(family) + "*}", "COUNT", AT_ONCE));
            cursor = Command.text(reply.get(0));
            ended = cursor.equals(START);
            for (Object key : (List<?>) reply.get(1)) {
                if (seen.add(Bytes.of((byte[]) key))) {
                    keys.add((byte[]) key);
                }
            }
        }
        return keys;
    }
}
