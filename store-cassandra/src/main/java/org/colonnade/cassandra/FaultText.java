package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.connection.ClosedConnectionException;
import com.datastax.oss.driver.api.core.connection.HeartbeatException;
import com.datastax.oss.driver.api.core.servererrors.OverloadedException;
import java.nio.channels.ClosedChannelException;
import javax.net.ssl.SSLException;
import org.colonnade.store.StoreException.Kind;

/** What a failure of the driver is in words, and what to do about it. */
final class FaultText {
    private FaultText() {}

    static String of(Kind kind, Throwable why) {
        return message(why) + advice(kind, why);
    }

    private static String message(Throwable thrown) {
        if (thrown instanceof HeartbeatException) {
            return "the connection is dead";
        } else if (thrown instanceof ClosedChannelException) {
            return "the connection was closed";
        } else if (thrown instanceof ClosedConnectionException) {
            return "the connection broke";
        } else if (thrown instanceof OverloadedException) {
            return "the server takes no more requests, because it has too many or stops";
        } else if (thrown instanceof IllegalStateException) {
            return "this store is closed";
        } else if (isSilent(thrown)) {
            return "it takes connections but does not answer:"
                    + thrown.getMessage().substring(thrown.getMessage().lastIndexOf(':') + 1);
        } else if (isPlain(thrown)) {
            return "the server does not encrypt";
        } else if (String.valueOf(thrown.getMessage()).startsWith("PKIX")) {
            return "its certificate is not trusted";
        }
        return thrown.getMessage() == null ? thrown.getClass().getSimpleName() : firstLine(thrown.getMessage());
    }

    /** Whether it is the first message of a connection that got no answer; of these the driver tells the connection. */
    private static boolean isSilent(Throwable thrown) {
        return thrown instanceof DriverTimeoutException
                && String.valueOf(thrown.getMessage()).startsWith("[");
    }

    /** Whether an answer came that is not of TLS. */
    private static boolean isPlain(Throwable thrown) {
        return thrown instanceof SSLException
                && String.valueOf(thrown.getMessage()).startsWith("not an SSL/TLS record");
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }

    private static String advice(Kind kind, Throwable thrown) {
        String message = String.valueOf(thrown.getMessage());
        if (message.contains("Batch too large")) {
            return "; write fewer blocks at once, or raise batch_size_fail_threshold in cassandra.yaml";
        } else if (message.contains("exceeds allowed maximum")) {
            return "; write less at once, or raise native_transport_max_message_size in cassandra.yaml";
        } else if (isPlain(thrown)) {
            return "; leave tls=true out, or set client_encryption_options in cassandra.yaml";
        } else if (thrown instanceof SSLException) {
            return "; trust its certificate with &truststore=FILE&truststore-password=..";
        }
        if (thrown instanceof IllegalStateException) {
            return "";
        } else if (thrown instanceof OverloadedException) {
            return "; try again later";
        }
        return switch (kind) {
            case UNREACHABLE -> "; is a server there? 'colonnade server cassandra start' starts one on this machine";
            case FORBIDDEN -> "; an address with a user looks like cassandra://user:password@host/keyspace";
            case TIMEOUT -> "; a longer time is given with ?timeout=60s";
            case FULL -> "; give it more disk, or drop what is not needed";
            default -> "";
        };
    }
}
