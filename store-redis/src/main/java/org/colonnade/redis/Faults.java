package org.colonnade.redis;

import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import javax.net.ssl.SSLException;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.FailureCauses;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.StoreFaults;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisDataException;

/** Turns what the client throws into what a store says. */
record Faults(StoreFaults store) {
    /** What the first word of a refusal means; nothing was done in all these cases. */
    private static final Map<String, Kind> REFUSALS = new LinkedHashMap<>();

    static {
        REFUSALS.put("OOM", Kind.FULL);
        REFUSALS.put("READONLY", Kind.READ_ONLY);
        REFUSALS.put("NOREPLICAS", Kind.READ_ONLY);
        REFUSALS.put("NOAUTH", Kind.FORBIDDEN);
        REFUSALS.put("WRONGPASS", Kind.FORBIDDEN);
        REFUSALS.put("NOPERM", Kind.FORBIDDEN);
        REFUSALS.put("LOADING", Kind.UNREACHABLE);
        REFUSALS.put("BUSY", Kind.UNREACHABLE);
        REFUSALS.put("MASTERDOWN", Kind.UNREACHABLE);
        REFUSALS.put("MOVED", Kind.UNSUPPORTED);
        REFUSALS.put("CROSSSLOT", Kind.UNSUPPORTED);
        REFUSALS.put("CLUSTERDOWN", Kind.UNSUPPORTED);
        REFUSALS.put("WRONGTYPE", Kind.BROKEN);
    }

    private static final String IN_SCRIPT = "The user executing the script can't";
    private static final String NO_DATABASE = "DB index is out of range";

    Faults(Address address) {
        this(new StoreFaults(address, Faults::advice));
    }

    /** Of what failed while a connection was made or waited for, so that nothing was done. */
    StoreException connecting(String doing, RuntimeException thrown, boolean closed) {
        if (closed) {
            return new StoreException(
                    Kind.UNREACHABLE, "cannot " + doing + " at " + store.address() + ": this store is closed", thrown);
        }
        if (isCrowded(thrown)) {
            return store.of(Kind.TIMEOUT, doing, "all connections are in use", thrown);
        }
        if (FailureCauses.include(thrown, List.of(UnknownHostException.class))) {
            return store.unknownHost(doing, thrown);
        }
        StoreException fault = of(doing, thrown);
        return fault.kind() == Kind.LOST ? store.of(Kind.UNREACHABLE, doing, message(thrown), thrown) : fault;
    }

    /** That a change was not made in time, because of others. */
    StoreException overtaken(BlockChange change) {
        return store.tooLate("write conditionally", change.overtaken());
    }

    StoreException of(String doing, RuntimeException thrown) {
        return store.of(kind(thrown), doing, message(thrown), thrown);
    }

    private static Kind kind(RuntimeException thrown) {
        if (thrown instanceof JedisConnectionException) {
            return FailureCauses.include(thrown, List.of(SocketTimeoutException.class)) ? Kind.TIMEOUT : Kind.LOST;
        }
        return thrown instanceof JedisDataException ? refusal(String.valueOf(thrown.getMessage())) : Kind.LOST;
    }

    private static Kind refusal(String message) {
        String word = message.split(" ", 2)[0];
        if (REFUSALS.containsKey(word)) {
            return REFUSALS.get(word);
        } else if (word.equals("MISCONF")) {
            return message.contains("No space left") ? Kind.FULL : Kind.READ_ONLY;
        } else if (message.contains("AUTH") || message.contains(IN_SCRIPT)) {
            return Kind.FORBIDDEN;
        } else if (message.contains(NO_DATABASE)) {
            return Kind.ABSENT;
        }
        return message.contains("Protocol error") ? Kind.VALUE : Kind.BROKEN;
    }

    private String message(Throwable thrown) {
        String message = String.valueOf(thrown.getMessage()).replaceFirst("\\.$", "");
        if (message.contains(NO_DATABASE)) {
            return "there is no database " + store.address().path().orElse("0");
        }
        return FailureCauses.message(message, thrown);
    }

    /** Whether no connection became free in time. */
    private static boolean isCrowded(Throwable thrown) {
        return thrown != null && thrown.getCause() instanceof NoSuchElementException;
    }

    /** Whether a user is known, but may not do what was asked. */
    private static boolean isPermission(Throwable thrown) {
        String message = thrown == null ? "" : String.valueOf(thrown.getMessage());
        return message.startsWith("NOPERM") || message.contains(IN_SCRIPT);
    }

    private static String advice(Kind kind, Throwable thrown) {
        if (FailureCauses.include(thrown, List.of(SSLException.class))) {
            return "; leave out ?tls=true if the server does not encrypt, or let the JVM trust its certificate";
        }
        return switch (kind) {
            case ABSENT ->
                "; the databases of a server are numbered from 0, to 15 unless its configuration says otherwise";
            case UNREACHABLE -> "; is a server there? 'colonnade server redis start' starts one on this machine";
            case FORBIDDEN ->
                isPermission(thrown)
                        ? "; ACL SETUSER of the server lets a user do more: +@read +@connection +@scripting to read,"
                                + " +@write too to write"
                        : "; an address with a password looks like redis://:password@host or redis://user:password@host";
            case TIMEOUT ->
                isCrowded(thrown)
                        ? "; more are allowed with ?connections=64"
                        : "; a longer time is given with ?timeout=60s";
            case FULL -> "; raise maxmemory, make room on its disk, or write less";
            case READ_ONLY -> "; write to the primary, and see that the server can write its files";
            case UNSUPPORTED -> "; a Redis Cluster is not supported, only a single primary";
            default -> "";
        };
    }
}
