package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.NodeUnavailableException;
import com.datastax.oss.driver.api.core.RequestThrottlingException;
import com.datastax.oss.driver.api.core.auth.AuthenticationException;
import com.datastax.oss.driver.api.core.connection.BusyConnectionException;
import com.datastax.oss.driver.api.core.connection.ConnectionInitException;
import com.datastax.oss.driver.api.core.servererrors.BootstrappingException;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import com.datastax.oss.driver.api.core.servererrors.OverloadedException;
import com.datastax.oss.driver.api.core.servererrors.QueryExecutionException;
import com.datastax.oss.driver.api.core.servererrors.ReadTimeoutException;
import com.datastax.oss.driver.api.core.servererrors.TruncateException;
import com.datastax.oss.driver.api.core.servererrors.UnauthorizedException;
import com.datastax.oss.driver.api.core.servererrors.UnavailableException;
import com.datastax.oss.driver.api.core.servererrors.WriteTimeoutException;
import java.net.ConnectException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.colonnade.store.Address;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/** Turns what the driver throws into what a store says. */
record Faults(Address address) {
    /** What an action returns that only connects; what it did not do is never uncertain. */
    <T> T connecting(Supplier<T> action) {
        try {
            return action.get();
        } catch (StoreException | IllegalArgumentException e) {
            throw e;
        } catch (RuntimeException e) {
            Throwable why = e instanceof AllNodesFailedException all ? plainest(causes(all)) : e;
            Kind kind = kind(why);
            throw told(kind.leavesOpen() ? Kind.UNREACHABLE : kind, "connect", why);
        }
    }

    /** What comes of something under way; the driver's timeout ends it in any case. */
    <T> T await(String doing, CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().get();
        } catch (ExecutionException e) {
            throw of(doing, e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(Kind.LOST, "cannot " + doing + " at " + address + ": interrupted", e);
        }
    }

    /** What the driver throws. */
    Optional<StoreException> of(String doing, Exception thrown, Kind otherwise) {
        return thrown instanceof IllegalArgumentException ? Optional.empty() : Optional.of(of(doing, thrown));
    }

    private StoreException of(String doing, Throwable thrown) {
        if (thrown instanceof StoreException known) {
            return known;
        }
        if (thrown instanceof CompletionException && thrown.getCause() != null) {
            return of(doing, thrown.getCause());
        }
        if (thrown instanceof AllNodesFailedException all) {
            return ofNodes(doing, all);
        }
        return told(kind(thrown), doing, thrown);
    }

    /** Of several causes, the one that leaves most open. */
    private StoreException ofNodes(String doing, AllNodesFailedException all) {
        List<Throwable> causes = causes(all);
        Throwable worst =
                causes.stream().filter(c -> kind(c).leavesOpen()).findFirst().orElse(causes.get(0));
        Kind kind = worst == all ? Kind.UNREACHABLE : kind(worst);
        return told(kind, doing, worst);
    }

    /** What every node said, or the exception itself if there was none to ask. */
    private static List<Throwable> causes(AllNodesFailedException all) {
        List<Throwable> causes = all.getAllErrors().values().stream()
                .flatMap(List::stream)
                .map(Faults::rootOfConnection)
                .toList();
        return causes.isEmpty() ? List.of(all) : causes;
    }

    /** That nobody is there says more than that a connection was closed, which is what the driver does then. */
    private static Throwable plainest(List<Throwable> causes) {
        return causes.stream()
                .filter(ConnectException.class::isInstance)
                .findFirst()
                .orElse(causes.get(0));
    }

    /** Says that nothing was written in time, and why. */
    StoreException unwritten(String why) {
        return new StoreException(Kind.TIMEOUT, "cannot write at " + address + ": " + why);
    }

    private StoreException told(Kind kind, String doing, Throwable why) {
        return new StoreException(kind, "cannot " + doing + " at " + address + ": " + FaultText.of(kind, why), why);
    }

    /** The driver tells only beside the cause, which is that it could not send anything, that nobody listens. */
    private static Throwable rootOfConnection(Throwable thrown) {
        if (!(thrown instanceof ConnectionInitException)) {
            return thrown;
        }
        return Stream.of(thrown.getSuppressed())
                .filter(ConnectException.class::isInstance)
                .findFirst()
                .or(() -> Optional.ofNullable(thrown.getCause()))
                .orElse(thrown);
    }

    private static Kind kind(Throwable thrown) {
        if (thrown instanceof AuthenticationException || thrown instanceof UnauthorizedException) {
            return Kind.FORBIDDEN;
        } else if (thrown instanceof DriverTimeoutException
                || thrown instanceof WriteTimeoutException
                || thrown instanceof ReadTimeoutException) {
            return Kind.TIMEOUT;
        } else if (thrown instanceof InvalidQueryException) {
            return ofInvalid(thrown.getMessage().toLowerCase(Locale.ROOT));
        } else if (thrown instanceof UnavailableException
                || thrown instanceof NodeUnavailableException
                || thrown instanceof BusyConnectionException
                || thrown instanceof RequestThrottlingException
                || thrown instanceof BootstrappingException
                || thrown instanceof OverloadedException
                || thrown instanceof ConnectException
                || thrown instanceof IllegalStateException) {
            return Kind.UNREACHABLE;
        } else if (thrown instanceof TruncateException) {
            return Kind.BROKEN;
        }
        return thrown instanceof QueryExecutionException ? ofServer(String.valueOf(thrown.getMessage())) : Kind.LOST;
    }

    /** The protocol has one code for all that is wrong with a request; only the message tells them apart. */
    private static Kind ofInvalid(String message) {
        if (message.contains("disk usage exceeds failure threshold")) {
            return Kind.FULL;
        }
        boolean missing = message.contains("unconfigured table")
                || message.contains("does not exist")
                || message.contains("undefined column")
                || message.contains("unknown identifier")
                || message.contains("unknown type");
        return missing ? Kind.SHAPE : Kind.VALUE;
    }

    /** A server that failed may have done its work before. */
    private static Kind ofServer(String message) {
        return message.contains("No space left") || message.contains("Insufficient disk space") ? Kind.FULL : Kind.LOST;
    }
}
