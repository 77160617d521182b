package org.colonnade.redis;

import java.util.List;
import org.colonnade.store.StoreException;
import redis.clients.jedis.Protocol;

/**
 * Whether a server has a write on its disk before it acknowledges it, which its settings {@code appendonly} and {@code
 * appendfsync} say.
 */
record Durability(Connections connections) {
    /** Not known of a server that does not tell its settings to this user; then it is not claimed. */
    boolean isKept() {
        return is("appendonly", "yes") && is("appendfsync", "always");
    }

    private boolean is(String setting, String value) {
        try {
            List<?> reply = (List<?>)
                    connections.send("ask for " + setting, Command.of(Protocol.Command.CONFIG, "GET", setting));
            return reply.size() == 2 && Command.text(reply.get(1)).equals(value);
        } catch (StoreException e) {
            if (e.kind().leavesOpen() || e.kind() == StoreException.Kind.UNREACHABLE) {
                throw e;
            }
            return false;
        }
    }
}
