package org.colonnade.hbase;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.apache.hadoop.hbase.CallQueueTooBigException;
import org.apache.hadoop.hbase.MasterNotRunningException;
import org.apache.hadoop.hbase.NotServingRegionException;
import org.apache.hadoop.hbase.PleaseHoldException;
import org.apache.hadoop.hbase.RegionTooBusyException;
import org.apache.hadoop.hbase.TableNotEnabledException;
import org.apache.hadoop.hbase.TableNotFoundException;
import org.apache.hadoop.hbase.exceptions.TimeoutIOException;
import org.apache.hadoop.hbase.ipc.CallTimeoutException;
import org.apache.hadoop.hbase.ipc.FailedServerException;
import org.apache.hadoop.hbase.ipc.ServerNotRunningYetException;
import org.apache.hadoop.hbase.regionserver.NoSuchColumnFamilyException;
import org.apache.hadoop.hbase.regionserver.RegionServerStoppedException;
import org.apache.hadoop.hbase.security.AccessDeniedException;
import org.colonnade.store.Address;
import org.colonnade.store.FailureCauses;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.StoreFaults;

/** Turns what the client throws into what a store says. */
record Faults(StoreFaults store) {
    static final String IS_THERE = "; is a server there? 'colonnade server hbase start' starts one on this machine";

    private static final List<Class<? extends Throwable>> TIMEOUTS = List.of(
            CallTimeoutException.class, TimeoutIOException.class, SocketTimeoutException.class, TimeoutException.class);
    private static final List<Class<? extends Throwable>> AWAY = List.of(
            ConnectException.class,
            UnknownHostException.class,
            MasterNotRunningException.class,
            PleaseHoldException.class);

    /** What says that a request never got to the server, or not to the region that it is for. */
    private static final List<Class<? extends Throwable>> REFUSALS = List.of(
            ConnectException.class,
            FailedServerException.class,
            ServerNotRunningYetException.class,
            CallQueueTooBigException.class,
            NotServingRegionException.class,
            RegionTooBusyException.class,
            RegionServerStoppedException.class);

    private static final List<Class<? extends Throwable>> MISSING =
            List.of(TableNotFoundException.class, TableNotEnabledException.class, NoSuchColumnFamilyException.class);

    private static final Map<Kind, String> ADVICE = Map.of(
            Kind.UNREACHABLE,
            IS_THERE,
            Kind.FORBIDDEN,
            "; an address with a user looks like hbase://user@zookeeper:2181/namespace",
            Kind.TIMEOUT,
            "; a longer time is given with ?timeout=60s",
            Kind.FULL,
            "; make room on its disks, or raise the quota");

    Faults(Address address) {
        this(new StoreFaults(address, ADVICE));
    }

    /** What the client throws. */
    Optional<StoreException> of(String doing, Exception thrown, Kind otherwise) {
        if (thrown instanceof IOException e) {
            return Optional.of(of(doing, e, otherwise));
        }
        return thrown instanceof UncheckedIOException e
                ? Optional.of(of(doing, e.getCause(), otherwise))
                : Optional.empty();
    }

    StoreException of(String doing, IOException thrown, Kind otherwise) {
        return store.of(kind(thrown, otherwise), doing, FailureCauses.message(thrown), cause(thrown));
    }

    /** What says that the thread was interrupted, if so; of the timeouts of sockets Java says something similar. */
    private static Throwable cause(IOException thrown) {
        return thrown.getClass() == InterruptedIOException.class
                ? new InterruptedException().initCause(thrown)
                : thrown;
    }

    /** That a change was not made in time, for a reason. */
    StoreException unwritten(String why) {
        return store.tooLate("write", why);
    }

    /** Whether a request that was sent once was certainly not begun with. */
    static boolean isRefusal(IOException thrown) {
        return FailureCauses.include(thrown, REFUSALS);
    }

    private static Kind kind(IOException thrown, Kind otherwise) {
        String said = String.valueOf(thrown.getMessage());
        if (FailureCauses.include(thrown, MISSING)) {
            return Kind.SHAPE;
        } else if (FailureCauses.include(thrown, List.of(AccessDeniedException.class))) {
            return Kind.FORBIDDEN;
        } else if (said.contains("SpaceLimitingException") || said.contains("No space left")) {
            return Kind.FULL;
        } else if (said.contains("is read only") || said.contains("Read-only file system")) {
            return Kind.READ_ONLY;
        } else if (said.contains("exceeds limit") || said.contains("too large")) {
            return Kind.VALUE;
        } else if (FailureCauses.include(thrown, TIMEOUTS) || said.contains("TimeoutException")) {
            return Kind.TIMEOUT;
        }
        return FailureCauses.include(thrown, AWAY) ? otherwise : Kind.LOST;
    }
}
